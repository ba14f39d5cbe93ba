// How each bundler makes a page of an app. Where something has to be set, js/docs/recipes.md has the command lines.
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as vite from "vite";
import webpack from "webpack";
import { commandsWith } from "../readme.mjs";
import { runCommands, writePage } from "./workspace.mjs";

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

/** As js/docs/recipes.md tells, which has the app in app.js. */
function byReadme(folder, to, app, lines, script = moduleTag) {
	copyFileSync(join(folder, app), join(folder, "app.js"));
	mkdirSync(join(folder, "public"));
	runCommands(folder, lines);
	cpSync(join(folder, "public"), to, { recursive: true });
	rmSync(join(folder, "public"), { recursive: true });
	writePage(to, script);
}

const esbuildCopied = commandsWith("npx esbuild app.js --bundle --format=esm");
const rollupCopied = commandsWith("npx rollup");
/** Without the copying. */
const bundling = (lines) => lines.replace(/^cp .*$/m, "");

/** @type {Record<string, (folder: string, to: string) => Promise<void> | void>} */
export const pages = {
	vite: (folder, to) => byVite(folder, to, "beside.js"),
	"vite-url": (folder, to) => byVite(folder, to, "vite-url.js"),
	"vite-viewer": (folder, to) => byVite(folder, to, "viewer.js"),
	"vite-auto": (folder, to) => byVite(folder, to, "auto.js"),
	"vite-chess": (folder, to) => byVite(folder, to, "chess.js"),
	"vite-any": (folder, to) => byVite(folder, to, "chess-any.js"),
	webpack: (folder, to) => byWebpack(folder, to, "beside.js"),
	"webpack-chess": (folder, to) => byWebpack(folder, to, "chess.js"),
	"webpack-auto": (folder, to) => byWebpack(folder, to, "auto.js"),
	"webpack-in-worker": (folder, to) => byWebpack(folder, to, "in-worker.js"),

	"esbuild-inline": (folder, to) => byReadme(folder, to, "inline.js", bundling(esbuildCopied)),
	/** For file:, where pages have no modules. */
	"esbuild-inline-script": (folder, to) => byReadme(folder, to, "inline.js", commandsWith("--format=iife"), '<script src="./app.js"></script>'),
	"esbuild-url": (folder, to) => byReadme(folder, to, "import-url.js", commandsWith("--loader:.wasm=file")),
	"esbuild-copied": (folder, to) => byReadme(folder, to, "beside.js", esbuildCopied),

	"rollup-inline": (folder, to) => byReadme(folder, to, "inline.js", bundling(rollupCopied)),
	"rollup-copied": (folder, to) => byReadme(folder, to, "beside.js", rollupCopied),

	"vite-react": (folder, to) => byVite(folder, to, "react.jsx"),

	/** The classic script, held to its hash as the README of the package has it. */
	classic: (folder, to) => {
		cpSync(join(folder, "node_modules/pbnkit/dist"), join(to, "pbnkit"), { recursive: true });
		const readme = readFileSync(join(folder, "node_modules/pbnkit/README.md"), "utf8");
		const [tag] = /<script src="\/pbnkit\/pbnkit\.iife\.js"[^>]*><\/script>/.exec(readme);
		// Of the app only the imports are otherwise.
		const app = readFileSync(join(folder, "show.js"), "utf8").replace(/^import .*$/gm, "").replace(/^export /gm, "");
		const { source } = /export const source = (?<source>.*);/.exec(readFileSync(join(folder, "source.js"), "utf8")).groups;
		writePage(to, `${tag.replace("/pbnkit/", "pbnkit/")}\n<script>\nconst source = ${source};\n${app}\nshow(convert(pbnkit.load));\n</script>`);
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

	"plain-chess": (folder, to) => {
		cpSync(join(folder, "node_modules/pbnkit/dist"), join(to, "pbnkit"), { recursive: true });
		for (const name of ["show.js", "source.js", "read-games.js"]) copyFileSync(join(folder, name), join(to, name));
		writePage(
			to,
			`<script type="module">
import { load } from "./pbnkit/pgn.js";
import { readGames } from "./read-games.js";
import { show } from "./show.js";
show(readGames(load));
</script>`,
		);
	},
};
