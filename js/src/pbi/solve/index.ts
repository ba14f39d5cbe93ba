/**
 * The solver of chess problems: direct mates, helpmates and selfmates of a few moves. Its module is loaded by the first call.
 */
export { KitError, KitLoadError, KitMemoryError, KitPanicError } from "../../host/errors.js";
export type { LoadOptions, WasmModule } from "../../host/types.js";
export type { PbiMove } from "../types/problem.js";
export type * from "../types/solution.js";
export { solve } from "./solve.js";
