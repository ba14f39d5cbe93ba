/**
 * What programs ask of games: tags, hands, tables, scores, comparisons, other notations. Plain functions over what `parse` gives, without the module.
 */
export { type CellMeaning, type CellText, type TableCell } from "./cells.js";
export { highCardPoints, linText, resultText, tableCells, tagValue } from "./checked.js";
export { compareBoards, compareCards, crossImps, imps, matchpoints, percentages, scoreRanks } from "./compare.js";
export { diagram, type DiagramOptions } from "./diagram.js";
export { shape, type HandShape } from "./hands.js";
export { contractScore } from "./score.js";
