import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { guardedStyles } from "./guarded.mjs";
import { oldColours } from "./old-colours.mjs";
import { target } from "./oldest.mjs";

const styles = fileURLToPath(new URL("src/render/page.css", import.meta.url));

/**
 * An esbuild plugin that provides the module "pbnkit:style": the styles of a page as text.
 *
 * @returns {import("esbuild").Plugin}
 */
export function style() {
	return {
		name: "style",
		setup({ onResolve, onLoad }) {
			onResolve({ filter: /^pbnkit:style$/ }, ({ path }) => ({ path, namespace: "style" }));
			onLoad({ filter: /.*/, namespace: "style" }, async () => {
				const { outputFiles } = await build({ entryPoints: [styles], bundle: true, minify: true, target, plugins: [guardedStyles, oldColours], write: false });
				return { contents: `export const style = ${JSON.stringify(outputFiles[0].text.trim())};`, loader: "js" };
			});
		},
	};
}
