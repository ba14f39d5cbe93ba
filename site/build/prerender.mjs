import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { beside, loader, onePreact } from "./bundle.mjs";

/**
 * The HTML of a component as it is at first, so that a page is seen before its script has come. There is no document here: modules
 * and components may ask for one only in effects and handlers.
 *
 * @param {{ root: string, define: Record<string, string> }} site
 * @param {string} module
 * @param {string} component
 */
export async function prerendered({ root, define }, module, component) {
	const outfile = join(root, `node_modules/.cache/prerendered/${component}.mjs`);
	await build({
		absWorkingDir: root,
		stdin: {
			contents: `import { renderToString } from "preact-render-to-string";
				import { createElement } from "preact";
				import { ${component} } from ${JSON.stringify(module)};
				export const html = renderToString(createElement(${component}));`,
			resolveDir: root,
		},
		bundle: true,
		outfile,
		format: "esm",
		platform: "node",
		loader,
		plugins: [onePreact(root), unused],
		define,
		logLevel: "warning",
	});
	return (await import(pathToFileURL(outfile).href)).html;
}

/** What a page loads and runs later has no part in how it looks at first. */
const unused = {
	name: "unused",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: new RegExp(`^(?:${Object.keys(beside).join("|")})$`) }, ({ path }) => ({ path, namespace: "unused" }));
		onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: "module.exports = {}", loader: "js" }));
	},
};
