// The modules that the tests load: the package's own, and the one that fails when a file asks for it (wasm/provoke.go).
import { readFileSync } from "node:fs";

const read = (path) => readFileSync(new URL(path, import.meta.url));

export const pbnWasm = read("../dist/pbn.wasm");
export const provokedWasm = read("build/provoked.wasm");
