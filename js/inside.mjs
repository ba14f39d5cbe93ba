import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/**
 * An esbuild plugin for entries that have others of the package's files inside: another file stands in for src/pbn/assets.ts.
 *
 * @param {string} assets its name
 * @param {Record<string, string | Record<string, string>>} contents what it imports from "pbnkit:inside"
 * @returns {import("esbuild").Plugin}
 */
export function inside(assets, contents) {
	const path = fileURLToPath(new URL(`src/pbn/${assets}`, import.meta.url));
	const script = Object.entries(contents)
		.map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
		.join("\n");
	return {
		name: "inside",
		setup(build) {
			build.onResolve({ filter: /^\.\/assets\.js$/ }, () => ({ path }));
			build.onResolve({ filter: /^pbnkit:inside$/ }, ({ path }) => ({ path, namespace: "inside" }));
			build.onLoad({ filter: /.*/, namespace: "inside" }, () => ({ contents: script, loader: "js" }));
		},
	};
}

/** Zipped and then in base64 a file is not larger, when a server compresses the script, than it is itself. */
export const packed = (file) => gzipSync(file, { level: 9 }).toString("base64");
