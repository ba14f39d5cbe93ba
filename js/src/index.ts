export { KitClosedError, KitError, KitLoadError, KitMemoryError, KitPanicError } from "./host/errors.js";
export { PbnClosedError, PbnError, PbnLoadError, PbnMemoryError, PbnPanicError } from "./pbn/errors.js";
export { load } from "./pbn/load.js";
export type * from "./pbn/types.js";
