import type { Game, Note, Seat } from "../../pbn/types.js";
import { notesByIndex } from "../../game/notes.js";
import { tagValue } from "../../game/tags.js";
import { seatTags } from "../../game/seats.js";

/** A call as other programs have it, and what its note says, without the word or mark of an alert. */
export interface RecordedCall {
	call: string;
	alerted: boolean;
	note: string;
}

const shortCalls: Record<string, string> = { Pass: "P", X: "D", XX: "R" };

/** The calls up to the first word that is not a call; "P", "D", "R", "1N". */
export function recordedCalls({ auction }: Game): RecordedCall[] {
	const calls: RecordedCall[] = [];
	const ofAuction = notesByIndex(auction?.notes);
	for (const { kind, text, annotations = [] } of auction?.moves ?? []) {
		if (kind === "hyphen") continue;
		if (kind !== "call") break;
		const notes = annotations.flatMap(({ kind, value }) => (kind === "note" ? (ofAuction.get(value) ?? []) : []));
		calls.push({ call: shortCalls[text] ?? text.replace("NT", "N"), alerted: notes.some(({ alert }) => alert), note: notes.map(noteText).filter(Boolean).join(", ") });
	}
	return calls;
}

function noteText({ text, pieces, alert }: Note): string {
	const said = pieces ? pieces.map(({ suit, text }) => (suit ? `!${suit}` : (text ?? ""))).join("") : text;
	return (alert ? said.trim().replace(/^(?:!|alert(?::|$))/i, "") : said).trim();
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

export function playerName(game: Game, seat: Seat): string {
	return tagValue(game, seatTags[seat]) ?? "";
}
