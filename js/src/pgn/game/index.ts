/**
 * What programs ask of chess games: lines, boards, clocks, moves as text. Plain functions over what `parse` gives, without the module.
 */
export { type Board, boardAt, boards } from "./boards.js";
export { lineTo, mainline, pathTo } from "./lines.js";
export { clockOf, evalOf, type Mark, marksOf } from "./says.js";
export { tagValue } from "./tags.js";
export { moveText, type MoveTextOptions } from "./text.js";
