import type { Game, Seat } from "../types.js";
import { seatAfter, tagValue } from "./game.js";
import { seatNames } from "./words.js";

/** The contract and what became of it, as far as the game tells. */
export interface Outcome {
	/** "4H", "3NT"; what cannot be read stays as it is. */
	bid: string;
	risk: "" | "doubled" | "redoubled";
	declarer?: Seat;
	/** The opening lead, as the card's text. */
	lead?: string;
	/** "made", "made with 1 overtrick", "down 2". */
	result?: string;
	/** Tricks won by declarer. */
	tricks?: number;
}

const risks = ["", "doubled", "redoubled"] as const;

/** "passed out", or undefined where neither the tags nor the auction tell the contract. */
export function outcome(game: Game): Outcome | "passed out" | undefined {
	const contract = tagValue(game, "Contract") ?? game.auction?.contract;
	if (contract === undefined) return undefined;
	if (contract.toUpperCase() === "PASS") return "passed out";
	const [, bid = contract, doubled = ""] = /^([1-7](?:NT|[SHDC]))(X{0,2})$/.exec(contract.toUpperCase()) ?? [];
	const declarer = declarerOf(game);
	const lead = declarer && openingLead(game, seatAfter(declarer, 1));
	// Of a play that is to be continued, Result counts only the tricks so far (3.4.15).
	const ended = game.play?.state !== "continued";
	const tricks = declarer && ended ? tricksOf(tagValue(game, "Result"), declarer) : undefined;
	const level = Number.parseInt(bid, 10);
	return {
		bid,
		risk: risks[doubled.length] ?? "",
		...(declarer && { declarer }),
		...(lead && { lead }),
		...(tricks !== undefined && { tricks, ...(level > 0 && { result: inWords(tricks - level - 6) }) }),
	};
}

function declarerOf(game: Game): Seat | undefined {
	const seat = tagValue(game, "Declarer")?.replace("^", "").toUpperCase();
	return seat !== undefined && seat in seatNames ? (seat as Seat) : game.auction?.declarer;
}

/** Of the forms "9", "NS 9", "EW 4 NS 9", each with or without a caret before it. */
function tricksOf(result: string | undefined, declarer: Seat): number | undefined {
	const match = /^\^?(?:(NS|EW) +)?(\d+)(?: +(?:NS|EW) +(\d+))?$/i.exec(result ?? "");
	if (!match) return undefined;
	const [, side, first, second] = match;
	if (side === undefined || side.toUpperCase().includes(declarer)) return Number(first);
	return second === undefined ? 13 - Number(first) : Number(second);
}

function openingLead(game: Game, leader: Seat): string | undefined {
	const lead = game.play?.moves.slice(0, 4).find((move) => move.seat === leader);
	return lead?.kind === "card" ? lead.text : undefined;
}

function inWords(difference: number): string {
	if (difference === 0) return "made";
	if (difference < 0) return `down ${-difference}`;
	return `made with ${difference} overtrick${difference === 1 ? "" : "s"}`;
}
