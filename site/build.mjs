// Builds dist/ from src/ and the package's dist/: a folder that any static host can serve from any path.
import { createHash } from "node:crypto";
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { htmlOfPages } from "./pages.mjs";
import { rulebook } from "./rulebook.mjs";

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

/** The embed script is no part of a bundle: pages and articles load the same files. */
const embedScript = {
	name: "embed-script",
	setup({ onResolve }) {
		onResolve({ filter: /^pbnkit\/auto$/ }, () => ({ path: "./auto.js", external: true }));
	},
};

const { version } = JSON.parse(readFileSync(join(kit, "../package.json"), "utf8"));
const integrity = `sha384-${createHash("sha384").update(readFileSync(join(kit, "auto.js"))).digest("base64")}`;

await build({
	absWorkingDir: root,
	entryPoints: {
		app: "src/main.tsx",
		publish: "src/publish/main.tsx",
		converter: "src/style.css",
		articles: "src/articles.css",
		"publish-page": "src/publish.css",
		rules: "src/rules.css",
	},
	outdir: dist,
	bundle: true,
	minify: true,
	sourcemap: true,
	format: "esm",
	target: "es2022",
	plugins: [onePreact, embedScript],
	define: { PBNKIT_VERSION: JSON.stringify(version), AUTO_INTEGRITY: JSON.stringify(integrity) },
	logLevel: "warning",
});
for (const [name, html] of Object.entries(htmlOfPages(join(root, "src/pages"), await rulebook()))) {
	mkdirSync(dirname(join(dist, name)), { recursive: true });
	writeFileSync(join(dist, name), html);
}
for (const name of ["favicon.svg", "example.pbn"]) copyFileSync(join(root, "src", name), join(dist, name));
// What an article loads, and the worker of the converter.
const ofTheKit = /^(auto.*\.(js|txt)|index\.js|worker\.js|pbn\.wasm|style\.css|language)$/;
for (const name of readdirSync(kit)) if (ofTheKit.test(name)) cpSync(join(kit, name), join(dist, name), { recursive: true });
