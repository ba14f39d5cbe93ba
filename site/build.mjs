// Builds dist/ from src/ and the package's dist/: a folder that any static host can serve from any path.
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL(".", import.meta.url));
const dist = join(root, "dist");
const kit = join(root, "../js/dist");

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);

/** The package is linked, not copied, so it would find a Preact of its own, and hooks need one for the whole page. */
const onePreact = {
	name: "one-preact",
	setup({ onResolve, resolve }) {
		const asked = Symbol("asked");
		onResolve({ filter: /^preact(\/|$)/ }, ({ path, kind, pluginData }) =>
			pluginData === asked ? undefined : resolve(path, { kind, resolveDir: root, pluginData: asked }),
		);
	},
};

await build({
	absWorkingDir: root,
	entryPoints: { app: "src/main.tsx", style: "src/style.css" },
	outdir: dist,
	bundle: true,
	minify: true,
	sourcemap: true,
	format: "esm",
	target: "es2022",
	plugins: [onePreact],
	logLevel: "warning",
});
for (const name of ["index.html", "favicon.svg", "example.pbn"]) copyFileSync(join(root, "src", name), join(dist, name));
for (const name of ["pbn.wasm", "worker.js"]) copyFileSync(join(kit, name), join(dist, name));
