/**
 * What programs ask of games of draughts: variants, tags, starts, results, marks, moves as text. Plain functions over what `parse` gives, without the module.
 */
export { marksOf, outcomeOf } from "../../draughts/moves.js";
export { startOf, tagValue, variantOfGame } from "../../draughts/position.js";
export { moveText, type MoveTextOptions } from "./text.js";
