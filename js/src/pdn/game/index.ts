/**
 * What programs ask of games of draughts: variants, tags, results, marks, moves as text. Plain functions over what `parse` gives, without the module.
 */
export { marksOf, outcomeOf } from "../../draughts/moves.js";
export { tagValue, variantOfGame } from "../../draughts/position.js";
export { moveText, type MoveTextOptions } from "./text.js";
