export { KitClosedError, KitError, KitLoadError, KitMemoryError, KitPanicError } from "../../host/errors.js";
export { load } from "./load.js";
export type * from "../types.js";
