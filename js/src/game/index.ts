/**
 * What programs ask of games: tags, hands, tables, scores, comparisons, other notations. Plain functions over what `parse` gives, without the module.
 */
export { type CellMeaning, type CellText, type TableCell, tableCells } from "./cells.js";
export { compareBoards, compareCards, crossImps, imps, matchpoints, percentages, scoreRanks } from "./compare.js";
export { diagram, type DiagramOptions } from "./diagram.js";
export { highCardPoints, shape, type HandShape } from "./hands.js";
export { linText } from "./lin.js";
export { resultText } from "./result.js";
export { contractScore } from "./score.js";
export { tagValue } from "./tags.js";
