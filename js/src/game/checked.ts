// What others call with whatever they have, where the viewer, which asks for the same, has what fits.
import type { Game, Hand, Section } from "../pbn/types.js";
import { type TableCell, tableCells as cellsOf } from "./cells.js";
import { highCardPoints as pointsOf } from "./hands.js";
import { linText as linOf } from "./lin.js";
import { resultText as textOf } from "./result-text.js";
import { tagValue as valueOfTag } from "./tags.js";
import { aHand, hasList, isHand, wanted } from "./wanted.js";

/**
 * A tag's value as it counts for a game: the first tag of the name, with what "#" and "##" stand for (4.8), else what "##" in an earlier game
 * gives it. Undefined where there is none, and where the value says nothing: "", "?".
 *
 * @param name the tag's name, in the case of the file
 * @throws TypeError where the game has no tags, or the name is no string
 *
 * @example
 * ```js
 * import { tagValue } from "pbnkit/game";
 *
 * console.log(tagValue(game, "Board"), tagValue(game, "Room")); // 7 undefined
 * ```
 */
export function tagValue(game: Pick<Game, "tags" | "standing">, name: string): string | undefined {
	wanted(hasList(game, "tags"), "tagValue: game has to be an object with an array of tags");
	wanted(typeof name === "string", "tagValue: name has to be a string");
	return valueOfTag(game, name);
}

/**
 * The rows of a section with what each element is: a contract in parts, a number as a number. Of a section that is not a table, all elements
 * are texts.
 *
 * @throws TypeError where the section has no rows
 *
 * @example
 * ```js
 * import { tableCells } from "pbnkit/game";
 *
 * const table = game.sections.find(({ name }) => name === "ScoreTable");
 * for (const cell of tableCells(table)[0]) {
 * 	if (cell.kind === "contract") console.log(cell.text, cell.contract); // 4S { level: 4, denomination: 'S' }
 * 	if (cell.kind === "tricks") console.log(cell.number - 10); // 1
 * }
 * ```
 */
export function tableCells(section: Pick<Section, "columns" | "rows" | "strings" | "readings" | "numbers">): TableCell[][] {
	wanted(hasList(section, "rows"), "tableCells: section has to be an object with an array of rows");
	return cellsOf(section);
}

/**
 * The high-card points of a hand: 4 for an ace, 3 for a king, 2 for a queen, 1 for a jack.
 *
 * @throws TypeError where it is no hand, such as one that is not known
 *
 * @example
 * ```js
 * import { highCardPoints } from "pbnkit/game";
 *
 * console.log(highCardPoints(game.deal.hands.S)); // 16
 * ```
 */
export function highCardPoints(hand: Hand): number {
	wanted(isHand(hand), `highCardPoints: ${aHand}`);
	return pointsOf(hand);
}

/**
 * A game in LIN, the notation of Bridge Base Online, as the core writes it: a line, and before it that of its match where the game has a
 * room, teams, or a contract without an auction. What LIN has no place for is left out. A comment after the last card, which the core
 * writes at the end, is after that card.
 *
 * @throws TypeError where the game has no tags
 *
 * @example
 * ```js
 * import { linText } from "pbnkit/game";
 *
 * console.log(linText(game).slice(0, 33)); // mn|Harbour Club Tuesday Pairs|pn|
 * ```
 */
export function linText(game: Game): string {
	wanted(hasList(game, "tags"), "linText: game has to be an object with an array of tags");
	return linOf(game);
}

/**
 * The tricks beyond those of a contract as players write them.
 *
 * @throws TypeError where it is no integer
 *
 * @example
 * ```js
 * import { resultText } from "pbnkit/game";
 *
 * console.log([0, 1, -2].map(resultText)); // [ '=', '+1', '-2' ]
 * ```
 */
export function resultText(overtricks: number): string {
	wanted(Number.isInteger(overtricks), "resultText: overtricks has to be an integer");
	return textOf(overtricks);
}
