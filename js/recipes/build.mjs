// Builds the recipes as the sites that they are in would be: out/<name>/ is one, for recipes.test.mjs to read and for e2e/package/recipes_test.go to open.
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import vue from "@vitejs/plugin-vue";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build as astro } from "astro";
import { build as vite } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = join(here, "out");
const work = join(out, "work");

rmSync(out, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
copyFileSync(join(here, "../../site/src/example.pbn"), join(work, "deals.pbn"));

/** A copy of a recipe, with what the reader of it has besides. */
function copied(name) {
	const folder = join(work, name);
	cpSync(join(here, name), folder, { recursive: true });
	return folder;
}

for (const [name, script, plugins] of [
	["react", "main.jsx", []],
	["vue", "main.js", [vue()]],
	["svelte", "main.js", [svelte({ configFile: false })]],
]) {
	const root = copied(name);
	writeFileSync(join(root, "index.html"), `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${name}</title>\n<link rel="icon" href="data:,">\n<div id="app"></div>\n<script type="module" src="./${script}"></script>\n</html>\n`);
	await vite({ root, base: "./", configFile: false, logLevel: "warn", plugins, build: { outDir: join(out, name), emptyOutDir: true } });
}

// Eleventy looks for its configuration and for node_modules where it runs.
const { default: Eleventy } = await import("@11ty/eleventy");
const articles = copied("eleventy");
process.chdir(here);
await new Eleventy(articles, join(out, "eleventy"), { configPath: "eleventy/eleventy.config.js", quietMode: true }).write();

const pages = copied("astro");
const { default: config } = await import("./astro/astro.config.mjs");
await astro({ ...config, root: pages, outDir: join(out, "astro"), cacheDir: join(work, "cache"), logLevel: "error" });

rmSync(work, { recursive: true });
