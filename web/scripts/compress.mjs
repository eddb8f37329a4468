// Compresses the built page once, so that the service never has to: beside every file that gets
// smaller by it lie one for gzip and one for Brotli.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const WORTH_IT = 1024;

const PACKERS = {
  ".gz": (plain) => gzipSync(plain, { level: 9 }),
  ".br": (plain) =>
    brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
};

/** A plugin for Vite that does so after each build. */
export function compress() {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true })) {
        const file = join(folder, name);
        if (!TEXT.test(name) || statSync(file).size < WORTH_IT) continue;
        const plain = readFileSync(file);
        for (const [ending, pack] of Object.entries(PACKERS)) {
          const packed = pack(plain);
          if (packed.length < plain.length) writeFileSync(file + ending, packed);
        }
      }
    },
  };
}
