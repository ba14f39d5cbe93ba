/**
 * An esbuild plugin: what a script imports when it needs it is a file beside it, which the bundle leaves alone.
 *
 * @param {Record<string, string>} files the file of dist for each such import
 * @returns {import("esbuild").Plugin}
 */
export function beside(files) {
	return {
		name: "beside",
		setup(build) {
			build.onResolve({ filter: /^\./ }, ({ path, kind }) => (kind === "dynamic-import" ? { path: files[path], external: true } : undefined));
		},
	};
}
