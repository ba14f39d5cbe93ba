import type { Card, Game } from "../pbn/types.js";
import { ranks, suits } from "./order.js";
import { told, valueOf } from "./tags.js";
import { hasList, wanted } from "./wanted.js";

/** The least differences, in points, for one IMP, for two, …: Law 78. */
const impSteps = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000];

/**
 * The International Match Points of a difference in points; negative where that is.
 *
 * @throws TypeError where it is no number
 *
 * @example
 * ```js
 * import { imps } from "pbnkit/game";
 *
 * console.log(imps(620 - 170), imps(-50)); // 10 -2
 * ```
 */
export function imps(difference: number): number {
	if (!Number.isFinite(difference)) throw new TypeError("imps: difference has to be a finite number");
	const steps = notAbove(impSteps, Math.abs(difference));
	return difference < 0 ? 0 - steps : steps;
}

/**
 * The matchpoints of each score of a board, all of one side: 2 for each lower score, and 1 for each other that is equal. Halve them where
 * a win counts 1.
 *
 * @throws TypeError where one is no number
 *
 * @example
 * ```js
 * import { matchpoints } from "pbnkit/game";
 *
 * console.log(matchpoints([420, 450, -50, 420])); // [ 3, 6, 0, 3 ]
 * ```
 */
export function matchpoints(scores: readonly number[]): number[] {
	const field = sorted("matchpoints", scores);
	return scores.map((score) => below(field, score) + notAbove(field, score) - 1);
}

/**
 * The matchpoints of each score in percent of the most that there are to win; 50 where there is only one score.
 *
 * @throws TypeError where one is no number
 *
 * @example
 * ```js
 * import { percentages } from "pbnkit/game";
 *
 * console.log(percentages([420, 450, -50, 420])); // [ 50, 100, 0, 50 ]
 * ```
 */
export function percentages(scores: readonly number[]): number[] {
	const field = sorted("percentages", scores);
	const most = 2 * (scores.length - 1);
	return scores.map((score) => (most === 0 ? 50 : (100 * (below(field, score) + notAbove(field, score) - 1)) / most));
}

/**
 * The rank of each score, 1 for the highest; equal scores have the best of their ranks (5.9).
 *
 * @throws TypeError where one is no number
 *
 * @example
 * ```js
 * import { scoreRanks } from "pbnkit/game";
 *
 * console.log(scoreRanks([420, 450, -50, 420])); // [ 2, 1, 4, 2 ]
 * ```
 */
export function scoreRanks(scores: readonly number[]): number[] {
	const field = sorted("scoreRanks", scores);
	return scores.map((score) => field.length - notAbove(field, score) + 1);
}

/**
 * The sum of the IMPs of each score against all others (3.4.12). Divide it by the number of the others for the usual average.
 *
 * @throws TypeError where one is no number
 *
 * @example
 * ```js
 * import { crossImps } from "pbnkit/game";
 *
 * console.log(crossImps([420, 450, -50, 420])); // [ 9, 13, -31, 9 ]
 * ```
 */
export function crossImps(scores: readonly number[]): number[] {
	const field = sorted("crossImps", scores);
	return scores.map((score) => impSteps.reduce((sum, step) => sum + notAbove(field, score - step) + below(field, score + step) - field.length, 0));
}

/**
 * Compares games for `sort`: in the order of their boards, 2 before 10, and those without a board at the end.
 *
 * @throws TypeError where one has no tags
 *
 * @example
 * ```js
 * import { compareBoards } from "pbnkit/game";
 *
 * const sorted = games.toReversed().sort(compareBoards);
 * console.log(sorted.map(({ board }) => board).join(" ")); // 7 8 9
 * ```
 */
export function compareBoards(a: Pick<Game, "tags" | "standing">, b: Pick<Game, "tags" | "standing">): number {
	for (const game of [a, b]) wanted(hasList(game, "tags"), "compareBoards: both games have to be objects with an array of tags");
	const [one, other] = [a, b].map((game) => told(valueOf(game, "Board")));
	if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
	return byNumber.compare(one, other);
}

const byNumber = new Intl.Collator(undefined, { numeric: true });

/**
 * Compares cards for `sort`: in the order of a hand, spades first, and each suit from the ace on.
 *
 * @throws TypeError where one is no card
 *
 * @example
 * ```js
 * import { compareCards } from "pbnkit/game";
 *
 * const cards = game.play.moves.flatMap((move) => (move.kind === "card" && move.seat === "E" ? [move.card] : []));
 * console.log(cards.sort(compareCards).map(({ suit, rank }) => suit + rank).join(" ")); // S5 S3 H8 H7 H2 DJ D9 D3 CA CT C8 C7 C2
 * ```
 */
export function compareCards(a: Card, b: Card): number {
	for (const card of [a, b]) wanted(card && suits.includes(card.suit), "compareCards: both cards have to be objects with suit and rank");
	return suits.indexOf(a.suit) - suits.indexOf(b.suit) || ranks.indexOf(a.rank) - ranks.indexOf(b.rank);
}

function sorted(name: string, scores: readonly number[]): number[] {
	wanted(Array.isArray(scores), `${name}: scores has to be an array of finite numbers`);
	const wrong = scores.findIndex((score) => !Number.isFinite(score));
	if (wrong >= 0) throw new TypeError(`${name}: scores[${wrong}] has to be a finite number`);
	return [...scores].sort((a, b) => a - b);
}

/** How many numbers of a sorted list are less than another. */
function below(field: readonly number[], limit: number): number {
	return place(field, (number) => number < limit);
}

/** How many numbers of a sorted list are not more than another. */
function notAbove(field: readonly number[], limit: number): number {
	return place(field, (number) => number <= limit);
}

/** How many numbers at the start of a list a condition holds for, which holds for none after them. */
function place(field: readonly number[], holds: (number: number) => boolean): number {
	let [low, high] = [0, field.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(field[middle] as number)) low = middle + 1;
		else high = middle;
	}
	return low;
}
