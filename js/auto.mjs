import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { beside } from "./beside.mjs";

const source = fileURLToPath(new URL("src", import.meta.url));
const view = join(source, "auto/view/index.ts");

/**
 * Builds the script of a page, auto.js, and the files beside it that it loads: auto-read.js, which loads the module, and auto-view.js
 * where a page has a block, and of the others those that the block needs. What they have in common, Preact above all, is in auto-core.js.
 *
 * @param {import("esbuild").BuildOptions} common
 * @param {string} notice Preact's licence: a file beside the script, since each reader would load it
 */
export async function buildAuto(common, notice) {
	const minified = { ...common, minify: true };
	const alone = { auto: join(source, "auto/auto.ts"), "auto-read": join(source, "auto/read.ts") };
	await build({ ...minified, entryPoints: alone, plugins: [beside(files), ...common.plugins] });
	await build({
		...minified,
		entryPoints: { "auto-view": view, ...entries("auto/view/parts", /^(.+)\.ts$/, "auto-"), ...entries("viewer/language", /^([a-z]{2})\.ts$/, "language/") },
		splitting: true,
		// A second file in common would have the same name, which esbuild refuses.
		chunkNames: "auto-core",
		plugins: [afterView, ...common.plugins],
	});
	const core = join(common.outdir, "auto-core.js");
	writeFileSync(join(common.outdir, licence), notice);
	writeFileSync(core, `/*! Preact, MIT: ${licence} */\n${readFileSync(core, "utf8")}`);
}

const licence = "auto-LICENSE.txt";

/** An entry for each file of a folder, by the first group of the pattern. */
function entries(folder, pattern, prefix) {
	return Object.fromEntries(
		readdirSync(join(source, folder)).flatMap((file) => {
			const [, name] = pattern.exec(file) ?? [];
			return name ? [[prefix + name, join(source, folder, file)]] : [];
		}),
	);
}

const files = { "../index.js": "./index.js", "./read.js": "./auto-read.js", "./view/index.js": "./auto-view.js" };

/**
 * A part comes after the view: what the view has already is not loaded with the part again. So each begins by importing it, which
 * makes one file of all that the view has. By package.json nobody needs what he takes nothing from.
 */
const afterView = {
	name: "after-view",
	setup({ onLoad, onResolve }) {
		onLoad({ filter: /[\\/]auto[\\/]view[\\/]parts[\\/][a-z]+\.ts$/ }, ({ path }) => ({
			contents: `import "pbnkit:view";\n${readFileSync(path, "utf8")}`,
			loader: "ts",
		}));
		onResolve({ filter: /^pbnkit:view$|[\\/]auto[\\/]view[\\/]index\.ts$/ }, () => ({ path: view, sideEffects: true }));
	},
};
