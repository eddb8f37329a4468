// How the page is built (into the Python package, which serves it), tried out and tested.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./scripts/compress.mjs";

/** Catalogues are told apart, for scripts/size.mjs: a reader loads those of one language. */
function chunkName(module: string | null | undefined): string {
  const catalogue = /(?:games\/([^/]+)\/)?locale\/[^/]+\/([^/]+)\.ftl/u.exec(module ?? "");
  if (!catalogue) return "[name]";
  return `words-${catalogue.slice(1).filter(Boolean).join(".")}`;
}

const service = "http://127.0.0.1:8080";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), compress()],
  build: {
    outDir: "../src/quinta/server/page",
    emptyOutDir: true,
    assetsDir: "assets",
    // The service's content security policy allows no inline scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // How long a plugin took says nothing about the page.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(facadeModuleId)}-[hash].js`,
      },
    },
  },
  // `npm run dev` beside `quinta serve`: the page reloads on an edit, the service answers.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: service, ws: true } } },
  // Svelte's browser half, also where the tests run.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    // The catalogue checks read every source; a busy machine takes its time.
    testTimeout: 60_000,
  },
}));
