/**
 * What crosses from the Go core to JavaScript, for chess problems. `core/pbi/answers` writes it; these files are its documentation.
 *
 * Text is decoded: a string here is what a reader sees, whatever the file's encoding. Squares are as "e4".
 */
export type * from "../host/call-options.js";
export type * from "../host/found.js";
export type * from "../host/types.js";
export type { Man, Square } from "../pgn/types/moves.js";
export type * from "./types/calls.js";
export type * from "./types/options.js";
export type * from "./types/problem.js";
export type * from "./types/report.js";
export type * from "./types/rules.js";
export type * from "./types/written.js";
