// How each bundler makes a page of an app. What is special here is what js/README.md has to tell.
import { copyFileSync, cpSync } from "node:fs";
import { join } from "node:path";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import * as esbuild from "esbuild";
import { rollup } from "rollup";
import * as vite from "vite";
import webpack from "webpack";
import { writePage } from "./workspace.mjs";

const moduleTag = '<script type="module" src="./app.js"></script>';

async function byVite(folder, to, app) {
	writePage(folder, `<script type="module" src="./${app}"></script>`);
	await vite.build({ root: folder, base: "./", logLevel: "warn", build: { outDir: to, emptyOutDir: true } });
}

async function byWebpack(folder, to, app) {
	const stats = await new Promise((resolve, reject) => {
		webpack(
			{ mode: "production", context: folder, entry: `./${app}`, output: { path: to, filename: "app.js" }, performance: false },
			(error, done) => (error ? reject(error) : resolve(done)),
		);
	});
	if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString("errors-warnings"));
	writePage(to, moduleTag);
}

async function byEsbuild(folder, to, options) {
	const { warnings } = await esbuild.build({ absWorkingDir: folder, outdir: to, bundle: true, format: "esm", logLevel: "silent", ...options });
	if (warnings.length > 0) throw new Error((await esbuild.formatMessages(warnings, { kind: "warning" })).join("\n"));
}

async function byRollup(folder, to, app) {
	const bundle = await rollup({
		input: join(folder, app),
		plugins: [nodeResolve()],
		onwarn: (warning) => {
			throw new Error(warning.message);
		},
	});
	await bundle.write({ file: join(to, "app.js"), format: "es" });
	writePage(to, moduleTag);
}

/** Copies files of the package beside the script, where it looks for them. */
function copyBeside(folder, to, ...names) {
	for (const name of names) copyFileSync(join(folder, "node_modules/pbnkit/dist", name), join(to, name));
}

/** @type {Record<string, (folder: string, to: string) => Promise<void> | void>} */
export const pages = {
	vite: (folder, to) => byVite(folder, to, "beside.js"),
	"vite-url": (folder, to) => byVite(folder, to, "vite-url.js"),
	"vite-viewer": (folder, to) => byVite(folder, to, "viewer.js"),
	"vite-auto": (folder, to) => byVite(folder, to, "auto.js"),
	webpack: (folder, to) => byWebpack(folder, to, "beside.js"),
	"webpack-auto": (folder, to) => byWebpack(folder, to, "auto.js"),
	"webpack-in-worker": (folder, to) => byWebpack(folder, to, "in-worker.js"),

	"esbuild-inline": async (folder, to) => {
		await byEsbuild(folder, to, { entryPoints: { app: "inline.js" } });
		writePage(to, moduleTag);
	},
	/** For file:, where pages have no modules. */
	"esbuild-inline-script": async (folder, to) => {
		await byEsbuild(folder, to, { entryPoints: { app: "inline.js" }, format: "iife" });
		writePage(to, '<script src="./app.js"></script>');
	},
	"esbuild-url": async (folder, to) => {
		await byEsbuild(folder, to, { entryPoints: { app: "import-url.js", worker: "pbnkit/worker.js" }, loader: { ".wasm": "file" } });
		writePage(to, moduleTag);
	},
	"esbuild-copied": async (folder, to) => {
		await byEsbuild(folder, to, { entryPoints: { app: "beside.js" } });
		copyBeside(folder, to, "pbn.wasm", "worker.js");
		writePage(to, moduleTag);
	},

	"rollup-inline": (folder, to) => byRollup(folder, to, "inline.js"),
	"rollup-copied": async (folder, to) => {
		await byRollup(folder, to, "beside.js");
		copyBeside(folder, to, "pbn.wasm", "worker.js");
	},

	/** No bundler: the files as they are, on a static host. */
	plain: (folder, to) => {
		cpSync(join(folder, "node_modules/pbnkit/dist"), join(to, "pbnkit"), { recursive: true });
		for (const name of ["show.js", "source.js"]) copyFileSync(join(folder, name), join(to, name));
		writePage(
			to,
			`<script type="module">
import { load } from "./pbnkit/index.js";
import { convert, show } from "./show.js";
show(convert(load));
</script>`,
		);
	},
};
