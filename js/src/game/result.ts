import type { ComputedScore, Game, Hand, Result } from "../pbn/types.js";
import { sideOf } from "./order.js";
import { resultText } from "./result-text.js";
import { points } from "./score.js";

/** What became of a game's contract, where that is known and the play does not go on. */
export function resultOf({ tricks, overtricks, play, deal }: Game): Result | undefined {
	if (tricks === undefined || play?.state === "continued") return undefined;
	return overtricks === undefined || !allTricksCount(deal) ? { tricks } : { tricks, overtricks, text: resultText(overtricks) };
}

/** What a game's contract and result are worth, where they are known and all thirteen tricks count. */
export function scoreOf({ contract, bid, declarer, tricks, vulnerable, deal, play }: Game): ComputedScore | undefined {
	if (contract === "Pass") return { computed: true, points: 0 };
	if (!bid?.level || !declarer || tricks === undefined || tricks > 13 || !vulnerable || play?.state === "continued" || !allTricksCount(deal)) return undefined;
	const side = sideOf(declarer);
	return { computed: true, side, points: points({ ...bid, level: bid.level }, tricks, vulnerable === "All" || vulnerable === side) };
}

/** Whether a deal is no end position, as far as is known: the longest of its hands has thirteen cards. */
export function allTricksCount(deal: Game["deal"]): boolean {
	if (!deal) return true;
	const { N, E, S, W } = deal.hands;
	const longest = Math.max(cardsOf(N), cardsOf(E), cardsOf(S), cardsOf(W));
	return longest === 0 || longest === 13;
}

function cardsOf(hand: Hand | null): number {
	return hand ? hand.S.length + hand.H.length + hand.D.length + hand.C.length : 0;
}
