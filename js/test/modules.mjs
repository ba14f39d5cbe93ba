// The modules that the tests load: the package's own, and those that fail when a file asks for it (wasm/host/provoke.go).
import { readFileSync } from "node:fs";

const read = (path) => readFileSync(new URL(path, import.meta.url));

export const pbnWasm = read("../dist/pbn.wasm");
export const readWasm = read("../dist/read.wasm");
export const linWasm = read("../dist/lin.wasm");
export const ddWasm = read("../dist/dd.wasm");
export const cliWasm = read("../dist/cli.wasm");
export const provokedWasm = read("build/provoked.wasm");
export const provokedReadWasm = read("build/provoked-read.wasm");
export const pbiWasm = read("../dist/pbi.wasm");
export const pbiconvertWasm = read("../dist/pbiconvert.wasm");
export const solveWasm = read("../dist/solve.wasm");
export const pdnWasm = read("../dist/pdn.wasm");
export const pdnreadWasm = read("../dist/pdnread.wasm");
export const pgnWasm = read("../dist/pgn.wasm");
export const provokedPgnWasm = read("build/provoked-pgn.wasm");
export const pgnreadWasm = read("../dist/pgnread.wasm");
export const pbndeskWasm = read("../dist/pbndesk.wasm");
export const pgndeskWasm = read("../dist/pgndesk.wasm");
export const pdndeskWasm = read("../dist/pdndesk.wasm");
export const pbideskWasm = read("../dist/pbidesk.wasm");
export const provokedPgnreadWasm = read("build/provoked-pgnread.wasm");
