import type { Plugin } from "vite";

export function compress(): Plugin;
