export { PbnClosedError, PbnError, PbnLoadError, PbnMemoryError, PbnPanicError } from "./errors.js";
export { load } from "./load.js";
export type * from "./types.js";
