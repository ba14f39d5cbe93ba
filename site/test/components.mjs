// Components of src/ as a page without scripts has them.
import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { loader, onePreact } from "../build/bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * What modules of src/ export, with a Preact for all of them, and its `h` and `renderToString`.
 *
 * @param {string[]} names such as "read/board-list"
 */
export async function components(...names) {
	const { outputFiles } = await build({
		absWorkingDir: root,
		stdin: {
			contents: `export { h } from "preact";
				export { renderToString } from "preact-render-to-string";
				${names.map((name) => `export * from "./src/${name}";`).join("\n")}`,
			resolveDir: root,
		},
		bundle: true,
		format: "esm",
		platform: "node",
		loader,
		plugins: [onePreact(root)],
		external: ["node:*"],
		write: false,
		define: { LANGUAGES: "{}", PBNKIT_VERSION: '"0.0.0"' },
	});
	return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

/** The text of a markup, as a reader of the page sees it, without what is only spoken. */
export function textOf(markup) {
	return markup
		.replace(/<span class="(?:pbn-)?spoken">[^<]*<\/span>/g, "")
		.replace(/<[^>]*>/g, "")
		.replaceAll("&amp;", "&")
		.replaceAll("&lt;", "<")
		.replaceAll("&quot;", '"')
		.replaceAll("\uFE0E", "")
		.replace(/\s+/g, " ")
		.trim();
}
