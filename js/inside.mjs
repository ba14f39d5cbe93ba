import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const inlineAssets = fileURLToPath(new URL("src/pbn/inline-assets.ts", import.meta.url));

/**
 * An esbuild plugin for the entry "./inline": the package's other files come from inside the script. Zipped and then in
 * base64 the module is not larger, when a server compresses the script, than pbn.wasm is.
 *
 * @param {{ module: Uint8Array, rules: string, worker: string }} files pbn.wasm, the text of rules.txt, and the worker's script
 * @returns {import("esbuild").Plugin}
 */
export function inside({ module, rules, worker }) {
	const gzippedModule = gzipSync(module, { level: 9 }).toString("base64");
	const contents = Object.entries({ gzippedModule, rules, workerScript: worker })
		.map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
		.join("\n");
	return {
		name: "inside",
		setup(build) {
			build.onResolve({ filter: /^\.\/assets\.js$/ }, () => ({ path: inlineAssets }));
			build.onResolve({ filter: /^pbnkit:inside$/ }, ({ path }) => ({ path, namespace: "inside" }));
			build.onLoad({ filter: /.*/, namespace: "inside" }, () => ({ contents, loader: "js" }));
		},
	};
}
