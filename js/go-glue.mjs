import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";

/**
 * An esbuild plugin that provides the module "go:wasm_exec": the runtime glue of the Go that is installed, wrapped into a function
 * that takes the global object it is to work with. As it comes, the glue would put `Go`, `fs`, `process` and `path` on the page's.
 *
 * @returns {import("esbuild").Plugin}
 */
export function goGlue() {
	const [goRoot, goVersion] = execFileSync("go", ["env", "GOROOT", "GOVERSION"], { encoding: "utf8" }).trim().split("\n");
	// Nobody reads it here, and as it comes it would be a third of index.js.
	const { code: source } = transformSync(readFileSync(join(goRoot, "lib/wasm/wasm_exec.js"), "utf8"), { minify: true });
	// The glue names `fs`, `console` and `setTimeout` without `globalThis`: they have to be bindings in reach of its closures. A timer of
	// Go's runtime, which gives memory back, must not keep a process of Node alive: nobody waits for it.
	const contents = `/*! Go's wasm_exec.js. Copyright The Go Authors. BSD-style license: https://go.dev/LICENSE */
export const goVersion = ${JSON.stringify(goVersion)};
function unawaited(run, delay) {
	const timer = setTimeout(run, delay);
	timer.unref?.();
	return timer;
}
export function goClass(globalThis) {
	const { console } = globalThis;
	const setTimeout = unawaited;
	let fs;
	${source}
	fs = globalThis.fs;
	return globalThis.Go;
}`;
	return {
		name: "go-glue",
		setup(build) {
			build.onResolve({ filter: /^go:wasm_exec$/ }, ({ path }) => ({ path, namespace: "go-glue" }));
			build.onLoad({ filter: /.*/, namespace: "go-glue" }, () => ({ contents, loader: "js" }));
		},
	};
}
