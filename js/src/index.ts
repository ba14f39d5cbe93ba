export { PbnClosedError, PbnError, PbnLoadError, PbnMemoryError, PbnPanicError } from "./host/errors.js";
export { load } from "./pbn/load.js";
export type * from "./pbn/types.js";
