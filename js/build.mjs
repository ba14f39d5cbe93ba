// Builds dist/ from src/. Its modules are the Go compiler's: they stay where they are.
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { buildAuto } from "./auto.mjs";
import { declarations } from "./declarations.mjs";
import { goGlue } from "./go-glue.mjs";
import { guardedStyles } from "./guarded.mjs";
import { inside } from "./inside.mjs";
import { moduleNotices, notice, notices } from "./notices.mjs";
import { target } from "./oldest.mjs";
import { rulePages } from "./rule-pages.mjs";
import { style } from "./style.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
const dist = join(root, "dist");

mkdirSync(dist, { recursive: true });
for (const name of readdirSync(dist)) {
	if (!name.endsWith(".wasm")) rmSync(join(dist, name), { recursive: true });
}

const glue = goGlue();
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const rules = rulePages(version);
writeFileSync(join(dist, "rules.txt"), rules);

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
await build({
	...common,
	entryPoints: {
		index: "src/index.ts",
		worker: "src/host/worker.ts",
		viewer: "src/viewer/index.ts",
		report: "src/report/index.ts",
		style: "src/viewer/style.css",
	},
	// Hooks and context need one Preact on a page, so the page's bundler brings it, not the viewer.
	external: ["preact", "preact/*"],
});

await buildAuto(common, `${notice(root, "preact")}\n`);

const classicWorker = await build({ ...common, entryPoints: ["src/host/worker.ts"], format: "iife", minify: true, write: false });
await build({
	...common,
	entryPoints: { inline: "src/index.ts" },
	banner: { js: "/*! pbn.wasm is inside, and in it Go and github.com/norunners/vert: LICENSES.txt */" },
	plugins: [inside({ module: readFileSync(join(dist, "pbn.wasm")), rules, worker: classicWorker.outputFiles[0].text }), glue],
});

// What makes text needs no Preact of the page's: these have it inside.
const withPreact = { ...common, plugins: [glue, style()] };
const inRenderers = ["preact", "preact-render-to-string"];
const renderers = notices(root, inRenderers);
await build({ ...withPreact, entryPoints: { render: "src/render/index.ts" }, banner: { js: renderers } });
await build({
	...withPreact,
	entryPoints: { cli: "src/cli/main.ts" },
	platform: "node",
	target: "node20",
	loader: { ".bash": "text", ".zsh": "text" },
	banner: { js: `#!/usr/bin/env node\n${renderers}` },
});
chmodSync(join(dist, "cli.js"), 0o755);

writeFileSync(join(dist, "LICENSES.txt"), `${[...moduleNotices(root), ...inRenderers.map((name) => notice(root, name))].join("\n\n\n")}\n`);

declarations(root, ["auto/auto.d.ts", "index.d.ts", "render/index.d.ts", "report/index.d.ts", "viewer/index.d.ts"]);
