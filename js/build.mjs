// Builds dist/ from src/. Its modules are the Go compiler's: they stay where they are.
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { answers } from "./answers.mjs";
import { buildAuto } from "./auto.mjs";
import { beside } from "./beside.mjs";
import { declarations } from "./declarations.mjs";
import { goGlue } from "./go-glue.mjs";
import { guardedStyles } from "./guarded.mjs";
import { inside, packed } from "./inside.mjs";
import { integrityOf } from "./integrity.mjs";
import { moduleNotices, notice, notices } from "./notices.mjs";
import { target } from "./oldest.mjs";
import { writeDocuments } from "./reference/docs.mjs";
import { ownFiles } from "./own-files.mjs";
import { style } from "./style.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
const dist = join(root, "dist");

mkdirSync(dist, { recursive: true });
for (const name of readdirSync(dist)) {
	if (!name.endsWith(".wasm")) rmSync(join(dist, name), { recursive: true });
}

const glue = goGlue();
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const pages = ownFiles(version);
for (const [file, text] of Object.entries(pages)) writeFileSync(join(dist, file), text);

const common = {
	absWorkingDir: root,
	outdir: dist,
	bundle: true,
	format: "esm",
	target,
	plugins: [glue, guardedStyles],
	define: { PBNKIT_VERSION: JSON.stringify(version) },
	legalComments: "inline",
	logLevel: "warning",
};
await build({ ...common, entryPoints: { pgn: "src/pgn/index.ts", "pgn-read": "src/pgn/read/index.ts", "pgn-game": "src/pgn/game/index.ts", "pgn-board": "src/chess/board/index.ts", pdn: "src/pdn/index.ts", "pdn-read": "src/pdn/read/index.ts", "pdn-board": "src/draughts/board/index.ts", "pdn-game": "src/pdn/game/index.ts", pbi: "src/pbi/index.ts", "pbi-solve": "src/pbi/solve/index.ts", "pbi-board": "src/problems/board/index.ts" } });
await build({ ...common, plugins: [beside({ "../index.js": "./index.js", "../pgn/index.js": "./pgn.js", "../pgn/read/index.js": "./pgn-read.js", "../pdn/index.js": "./pdn.js", "../pdn/read/index.js": "./pdn-read.js", "../pbi/index.js": "./pbi.js" }), ...common.plugins], entryPoints: { any: "src/any/index.ts" } });
await build({ ...common, plugins: [beside({ "../index.js": "./index.js", "../pgn/index.js": "./pgn.js", "../pdn/index.js": "./pdn.js" }), ...common.plugins], entryPoints: { desk: "src/desk/pbn.ts", "pgn-desk": "src/desk/pgn.ts", "pdn-desk": "src/desk/pdn.ts", "pbi-desk": "src/desk/pbi.ts" } });
// What few pages need is a script of its own, which index.js imports when it is asked for.
const later = beside({ "./solving.js": "./solve.js" });
await build({
	...common,
	plugins: [later, ...common.plugins],
	entryPoints: {
		index: "src/index.ts",
		solve: "src/pbn/solving.ts",
		worker: "src/host/worker.ts",
		game: "src/game/index.ts",
		recognize: "src/recognize/index.ts",
		viewer: "src/viewer/index.ts",
		"pgn-viewer": "src/chess/index.ts",
		pgn: "src/chess/pgn.css",
		"pdn-viewer": "src/draughts/index.ts",
		pdn: "src/draughts/pdn.css",
		"pbi-viewer": "src/problems/index.ts",
		pbi: "src/problems/pbi.css",
		report: "src/report/index.ts",
		style: "src/viewer/style.css",
	},
	// Hooks and context need one Preact on a page, so the page's bundler brings it, not the viewer.
	external: ["preact", "preact/*"],
});

const wordsIn = (folder) => readdirSync(join(root, folder)).flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? []);
for (const [notation, folder] of [["pgn", "src/chess/language"], ["pdn", "src/draughts/language"], ["pbi", "src/problems/language"]]) {
	await build({ ...common, minify: true, entryPoints: Object.fromEntries(wordsIn(folder).map((tag) => [`${notation}-language/${tag}`, `${folder}/${tag}.ts`])) });
}

await buildAuto(common, `${notice(root, "preact")}\n`);

const classicWorker = await build({ ...common, entryPoints: ["src/host/worker.ts"], format: "iife", minify: true, write: false });
const workerScript = classicWorker.outputFiles[0].text;
const module = (name) => readFileSync(join(dist, name));
await build({
	...common,
	entryPoints: { inline: "src/index.ts" },
	banner: { js: "/*! pbn.wasm, lin.wasm and dd.wasm are inside, the first two in one, and in them Go and github.com/norunners/vert: LICENSES.txt */" },
	plugins: [inside("inline-assets.ts", { gzippedModule: packed(readFileSync(join(root, "../bin/whole.wasm"))), gzippedSolver: packed(module("dd.wasm")), rules: pages["rules.txt"], workerScript }), glue],
});
await build({
	...common,
	entryPoints: { "pbnkit.iife": "src/iife.ts" },
	format: "iife",
	globalName: "pbnkit",
	minify: true,
	plugins: [inside("classic-assets.ts", { integrity: Object.fromEntries(["pbn.wasm", "lin.wasm", "dd.wasm"].map((name) => [name, integrityOf(module(name))])), workerScript }), glue],
});

// What makes text needs no Preact of the page's: these have it inside.
const withPreact = { ...common, plugins: [glue, style()] };
const inRenderers = ["preact", "preact-render-to-string"];
const renderers = notices(root, inRenderers);
await build({ ...withPreact, plugins: [beside({ "./chess.js": "./render-chess.js", "./draughts.js": "./render-draughts.js", "./problems.js": "./render-problems.js" }), ...withPreact.plugins], entryPoints: { render: "src/render/index.ts" }, banner: { js: renderers } });
await build({ ...withPreact, plugins: [beside({ "../pgn/read/index.js": "./pgn-read.js" }), ...withPreact.plugins], entryPoints: { "render-problems": "src/render/problems.tsx" }, banner: { js: renderers } });
await build({ ...withPreact, entryPoints: { "render-chess": "src/render/chess.tsx", "render-draughts": "src/render/draughts.tsx" }, banner: { js: renderers } });
// The command starts a Go program, which asks for a script of its own where it makes HTML.
const inNode = { platform: "node", target: "node20" };
await build({ ...common, ...inNode, plugins: [beside({ "./pages.js": "./cli-pages.js" }), answers(), glue], entryPoints: { cli: "src/cli/main.ts" }, minify: true, banner: { js: "#!/usr/bin/env node" } });
await build({ ...withPreact, ...inNode, plugins: [beside({ "../index.js": "./index.js", "../pgn/index.js": "./pgn.js", "../render/chess.js": "./render-chess.js", "../pdn/index.js": "./pdn.js", "../render/draughts.js": "./render-draughts.js", "../pbi/index.js": "./pbi.js", "../render/problems.js": "./render-problems.js" }), ...withPreact.plugins], entryPoints: { "cli-pages": "src/cli/pages.ts" }, banner: { js: renderers } });
chmodSync(join(dist, "cli.js"), 0o755);

writeFileSync(join(dist, "LICENSES.txt"), `${[...moduleNotices(root), ...inRenderers.map((name) => notice(root, name))].join("\n\n\n")}\n`);

await declarations(root, ["any/index.d.ts", "auto/auto.d.ts", "game/index.d.ts", "index.d.ts", "pgn/game/index.d.ts", "pgn/index.d.ts", "chess/board/index.d.ts", "chess/index.d.ts", "desk/pbn.d.ts", "desk/pbi.d.ts", "desk/pdn.d.ts", "desk/pgn.d.ts", "pgn/read/index.d.ts", "draughts/board/index.d.ts", "draughts/index.d.ts", "pdn/game/index.d.ts", "pdn/index.d.ts", "pdn/read/index.d.ts", "pbi/index.d.ts", "pbi/solve/index.d.ts", "problems/board/index.d.ts", "problems/index.d.ts", "recognize/index.d.ts", "render/index.d.ts", "report/index.d.ts", "viewer/index.d.ts"]);
writeDocuments();
