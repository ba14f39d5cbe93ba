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
		entryPoints: { "auto-view": view, ...partEntries, ...languageEntries() },
		splitting: true,
		// A second file in common would have the same name, which esbuild refuses.
		chunkNames: "auto-core",
		plugins: [afterView, ...common.plugins],
	});
	await build({
		...minified,
		entryPoints: { "auto-fen": join(source, "auto/chess/fen.ts"), "auto-pgn-rendered": join(source, "auto/chess/rendered.ts"), "auto-pgn-read": join(source, "auto/chess/read.ts"), "auto-pgn-source": join(source, "auto/chess/source.ts") },
		plugins: [beside(chessFiles), ...common.plugins],
	});
	await build({ ...minified, entryPoints: { "auto-pgn": join(source, "auto/chess/index.tsx") }, plugins: [beside(chessFiles), ...common.plugins] });
	await build({
		...minified,
		entryPoints: { "auto-pdn-fen": join(source, "auto/draughts/fen.ts"), "auto-pdn-rendered": join(source, "auto/draughts/rendered.ts"), "auto-pdn-read": join(source, "auto/draughts/read.ts"), "auto-pdn-source": join(source, "auto/draughts/source.ts") },
		plugins: [beside(draughtsFiles), ...common.plugins],
	});
	await build({ ...minified, entryPoints: { "auto-pdn": join(source, "auto/draughts/index.tsx") }, plugins: [beside(draughtsFiles), ...common.plugins] });
	await build({
		...minified,
		entryPoints: Object.fromEntries(["", "-play", "-rendered", "-read", "-source"].map((name) => [`auto-pbi${name}`, join(source, `auto/problems/${name.slice(1) || "index"}.ts`)])),
		plugins: [beside(problemFiles), ...common.plugins],
	});
	const core = join(common.outdir, "auto-core.js");
	writeFileSync(join(common.outdir, licence), notice);
	for (const file of [core, ...["auto-pgn.js", "auto-pdn.js"].map((name) => join(common.outdir, name))]) writeFileSync(file, `/*! Preact, MIT: ${licence} */\n${readFileSync(file, "utf8")}`);
}

const licence = "auto-LICENSE.txt";

/** What the view loads where a block needs it, by the name of its file beside auto-view.js. */
const parts = {
	commentary: "auto/view/commentary.ts",
	file: "auto/view/file.ts",
	links: "viewer/links/link-items.tsx",
	open: "auto/view/open.ts",
	picker: "viewer/picker.tsx",
	play: "viewer/play/played-game.tsx",
	rendered: "auto/view/rendered.ts",
	repair: "blocks/repair-cms.ts",
	rotation: "viewer/deal/rotation.tsx",
	scores: "viewer/auction/score.ts",
	settings: "viewer/block/settings-from.ts",
	source: "auto/view/source.ts",
	tables: "auto/view/tables.ts",
	written: "auto/view/written-out.ts",
};
const partEntries = Object.fromEntries(Object.entries(parts).map(([name, file]) => [`auto-${name}`, join(source, file)]));

/** The languages that a viewer has words of. */
function tagsIn(viewer) {
	return readdirSync(join(source, viewer, "language")).flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);
}

/** An entry for each language of bridge. */
const languageEntries = () => Object.fromEntries(tagsIn("viewer").map((tag) => [`language/${tag}`, join(source, `viewer/language/${tag}.ts`)]));

const files = {
	"../index.js": "./index.js",
	"./read.js": "./auto-read.js",
	"./view/index.js": "./auto-view.js",
	"./chess/read.js": "./auto-pgn-read.js",
	"./chess/index.js": "./auto-pgn.js",
	"./chess/fen.js": "./auto-fen.js",
	"./chess/rendered.js": "./auto-pgn-rendered.js",
	"./draughts/read.js": "./auto-pdn-read.js",
	"./draughts/index.js": "./auto-pdn.js",
	"./draughts/fen.js": "./auto-pdn-fen.js",
	"./draughts/rendered.js": "./auto-pdn-rendered.js",
	"./problems/read.js": "./auto-pbi-read.js",
	"./problems/index.js": "./auto-pbi.js",
	"./problems/rendered.js": "./auto-pbi-rendered.js",
};

/** What blocks of chess load where one needs it. */
const chessFiles = {
	"./source.js": "./auto-pgn-source.js",
	"../../pgn/index.js": "./pgn.js",
	...Object.fromEntries(tagsIn("chess").map((tag) => [`../../chess/language/${tag}.js`, `./pgn-language/${tag}.js`])),
};

/** The same of draughts. */
const draughtsFiles = {
	"./source.js": "./auto-pdn-source.js",
	"../../pdn/index.js": "./pdn.js",
	...Object.fromEntries(tagsIn("draughts").map((tag) => [`../../draughts/language/${tag}.js`, `./pdn-language/${tag}.js`])),
};

/** The same of problems, whose solutions are moves of chess. */
const problemFiles = {
	"./play.js": "./auto-pbi-play.js",
	"./source.js": "./auto-pbi-source.js",
	"../chess/read.js": "./auto-pgn-read.js",
	...Object.fromEntries(tagsIn("chess").map((tag) => [`../../chess/language/${tag}.js`, `./pgn-language/${tag}.js`])),
	...Object.fromEntries(tagsIn("problems").map((tag) => [`../../problems/language/${tag}.js`, `./pbi-language/${tag}.js`])),
};

/**
 * A part comes after the view: what the view has already is not loaded with the part again. So each begins by importing it, which
 * makes one file of all that the view has. By package.json nobody needs what he takes nothing from.
 */
const afterView = {
	name: "after-view",
	setup({ onLoad, onResolve }) {
		onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
			Object.values(partEntries).includes(path) ? { contents: `import "pbnkit:view";\n${readFileSync(path, "utf8")}`, loader: path.endsWith("x") ? "tsx" : "ts" } : undefined,
		);
		onResolve({ filter: /^pbnkit:view$|[\\/]auto[\\/]view[\\/]index\.ts$/ }, () => ({ path: view, sideEffects: true }));
	},
};
