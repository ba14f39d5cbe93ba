import type { Deal, Game, Seat } from "../../pbn/types.js";
import { tagValue } from "../game.js";
import { seatTags, suits } from "../notation.js";

/** A call as other programs have it, and what its note says. */
export interface RecordedCall {
	call: string;
	note: string;
}

const shortCalls: Record<string, string> = { Pass: "P", X: "D", XX: "R" };

/** The calls up to the first word that is not a call; "P", "D", "R", "1N". */
export function recordedCalls({ auction }: Game): RecordedCall[] {
	const calls: RecordedCall[] = [];
	for (const { kind, text, annotations = [] } of auction?.moves ?? []) {
		if (kind === "hyphen") continue;
		if (kind !== "call") break;
		const notes = annotations.flatMap(({ kind, value }) => (kind === "note" ? [noteText(value)] : []));
		calls.push({ call: shortCalls[text] ?? text.replace("NT", "N"), note: notes.filter(Boolean).join(", ") });
	}
	return calls;

	function noteText(index: number): string {
		const note = auction?.notes.find((candidate) => candidate.index === index);
		if (!note?.pieces) return note?.text ?? "";
		return note.pieces.map(({ suit, text }) => (suit ? `!${suit}` : (text ?? ""))).join("");
	}
}

/** The cards in the order of play, "SA", up to the first that is not known. */
export function recordedCards({ play }: Game): string[] {
	const cards: string[] = [];
	for (const { leader, moves } of play?.tricks ?? []) {
		for (const at of moves) {
			const move = play?.moves[at];
			if (!leader || move?.kind !== "card") return cards;
			cards.push(move.text);
		}
		if (moves.length < 4) break;
	}
	return cards;
}

/** A hand as one word, "SAKH…D…C…"; "" where it is not given. */
export function handWord({ hands }: Deal, seat: Seat): string {
	const hand = hands[seat];
	return hand ? suits.map((suit) => suit + hand[suit]).join("") : "";
}

export function playerName(game: Game, seat: Seat): string {
	return tagValue(game, seatTags[seat]) ?? "";
}

/** The letters for the vulnerability that BBO and LIN have. */
export const vulnerabilityLetters = { None: "o", NS: "n", EW: "e", All: "b" };
