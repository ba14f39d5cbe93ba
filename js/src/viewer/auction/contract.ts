import type { Game, Seat } from "../../types.js";
import { tagValue } from "../game.js";

/** The contract and what became of it, as far as the game tells. */
export interface Outcome {
	/** "4H", "3NT"; of an end position "H"; what cannot be read stays as it is. */
	bid: string;
	risk: "" | "doubled" | "redoubled";
	declarer?: Seat;
	/** Who is declarer by the auction, where that is another. */
	declarerByAuction?: Seat;
	/** The opening lead, as the card's text. */
	lead?: string;
	/** Tricks beyond the contract; negative for undertricks. */
	overtricks?: number;
	/** Tricks won by declarer. */
	tricks?: number;
	/** The players agreed on other tricks than the play gives. */
	corrected?: true;
}

const risks = ["", "doubled", "redoubled"] as const;

/** "passed out", or undefined where neither the tags nor the auction tell the contract. */
export function outcome(game: Game): Outcome | "passed out" | undefined {
	const contract = game.contract ?? tagValue(game, "Contract");
	if (contract === undefined) return undefined;
	if (contract === "Pass") return "passed out";
	const [, bid = contract, doubled = ""] = /^([1-7](?:NT|[SHDC]))(X{0,2})$/.exec(contract) ?? [];
	const { declarer, declarerByAuction } = game;
	const lead = openingLead(game);
	// Of a play that is to be continued, Result counts only the tricks so far (3.4.15).
	const ended = game.play?.state !== "continued";
	const tricks = declarer && ended ? game.tricks : undefined;
	const level = Number.parseInt(bid, 10);
	return {
		bid,
		risk: risks[doubled.length] ?? "",
		...(declarer && { declarer }),
		...(declarerByAuction && { declarerByAuction }),
		...(lead && { lead }),
		...(tricks !== undefined && {
			tricks,
			...(level > 0 && { overtricks: tricks - level - 6 }),
			...(game.corrected && { corrected: true }),
		}),
	};
}

/** The first card of the first trick. */
function openingLead({ play }: Game): string | undefined {
	const lead = play?.moves[play.tricks[0]?.moves[0] ?? -1];
	return lead?.kind === "card" ? lead.text : undefined;
}
