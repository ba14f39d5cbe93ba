/**
 * What crosses from the Go core to JavaScript, for draughts. `core/pdn/answers` writes it; these files are its documentation.
 *
 * Text is decoded: a string here is what a reader sees, whatever the file's encoding. Squares are as the variant calls them, "32" or "c3".
 */
export type { Color } from "../draughts/board/variants.js";
export type { DraughtsComment, DraughtsGame, DraughtsLegalMove, DraughtsMove } from "../draughts/types.js";
export type * from "../host/call-options.js";
export type * from "../host/found.js";
export type * from "../host/types.js";
export type * from "./types/calls.js";
export type * from "./types/edits.js";
export type * from "./types/game.js";
export type * from "./types/options.js";
export type * from "./types/report.js";
export type * from "./types/rules.js";
export type * from "./types/written.js";
