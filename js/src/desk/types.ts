/** What the desk of each notation takes and gives. `core/desk/answers` writes it. */
export type * from "../host/types.js";
export type * from "./types/calls.js";
export type * from "./types/fields.js";
export type * from "./types/options.js";
export type * from "./types/report.js";
