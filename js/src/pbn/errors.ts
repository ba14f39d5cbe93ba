/** The names that the errors had when there was no other notation; `name` of each still is its old one. */
import { KitClosedError, KitError, KitLoadError, KitMemoryError, KitPanicError } from "../host/errors.js";

/**
 * The same class as `KitError`, by its old name.
 *
 * @example
 * ```js
 * import { KitError, PbnError } from "pbnkit";
 *
 * console.log(PbnError === KitError, new KitError("it failed").name); // true PbnError
 * ```
 */
export const PbnError: typeof KitError = KitError;
export type PbnError = KitError;

/**
 * The same class as `KitLoadError`, by its old name.
 *
 * @example
 * ```js
 * import { load, PbnLoadError } from "pbnkit";
 *
 * await load({ wasm: "http://127.0.0.1:1/no.wasm" }).catch((error) => console.log(error instanceof PbnLoadError, error.name)); // true PbnLoadError
 * ```
 */
export const PbnLoadError: typeof KitLoadError = KitLoadError;
export type PbnLoadError = KitLoadError;

/**
 * The same class as `KitMemoryError`, by its old name.
 *
 * @example
 * ```js
 * import { PbnMemoryError } from "pbnkit";
 *
 * console.log(new PbnMemoryError("the file needs more memory than there is").name); // PbnMemoryError
 * ```
 */
export const PbnMemoryError: typeof KitMemoryError = KitMemoryError;
export type PbnMemoryError = KitMemoryError;

/**
 * The same class as `KitPanicError`, by its old name.
 *
 * @example
 * ```js
 * import { PbnPanicError } from "pbnkit";
 *
 * console.log(new PbnPanicError("it panicked", { version: "0.1.0" }).name); // PbnPanicError
 * ```
 */
export const PbnPanicError: typeof KitPanicError = KitPanicError;
export type PbnPanicError = KitPanicError;

/**
 * The same class as `KitClosedError`, by its old name.
 *
 * @example
 * ```js
 * import { load, PbnClosedError } from "pbnkit";
 *
 * const closed = await load();
 * closed.close();
 * await closed.rules().catch((error) => console.log(error instanceof PbnClosedError, error.name)); // true PbnClosedError
 * ```
 */
export const PbnClosedError: typeof KitClosedError = KitClosedError;
export type PbnClosedError = KitClosedError;
