/**
 * What crosses from the Go core to JavaScript. `core/pbn/answers` writes it; these files are its documentation.
 *
 * Text is decoded: a string here is what a reader sees, whatever the file's encoding. Suits are always the letters
 * S, H, D, C, seats N, E, S, W, ranks AKQJT98765432, as the standard spells them.
 */
export type * from "../host/call-options.js";
export type * from "../host/found.js";
export type * from "../host/types.js";
export type * from "./types/options.js";
export type * from "./types/edits.js";
export type * from "./types/calls.js";
export type * from "./types/notations.js";
export type * from "./types/terms.js";
export type * from "./types/texts.js";
export type * from "./types/game.js";
export type * from "./types/outcome.js";
export type * from "./types/moves.js";
export type * from "./types/tables.js";
export type * from "./types/written.js";
export type * from "./types/report.js";
export type * from "./types/rules.js";
export type * from "./types/solve.js";
// More than what the host loads.
export type { LoadOptions } from "./types/solve.js";
