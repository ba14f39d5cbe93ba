import type { Bid, Game, Seat } from "../../pbn/types.js";
import { tagValue } from "../../game/tags.js";

/** The contract and what became of it, as far as the game tells. */
export interface Outcome {
	/** Of an end position without a level. What cannot be read stays as it is. */
	contract: Bid | string;
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

/** "passed out", or undefined where neither the tags nor the auction tell the contract. */
export function outcome(game: Game): Outcome | "passed out" | undefined {
	if (game.contract === "Pass") return "passed out";
	const contract = game.bid ?? tagValue(game, "Contract");
	if (contract === undefined) return undefined;
	const { declarer, declarerByAuction, overtricks } = game;
	const lead = openingLead(game);
	// Of a play that is to be continued, Result counts only the tricks so far (3.4.15).
	const ended = game.play?.state !== "continued";
	const tricks = declarer && ended ? game.tricks : undefined;
	return {
		contract,
		...(declarer && { declarer }),
		...(declarerByAuction && { declarerByAuction }),
		...(lead && { lead }),
		...(tricks !== undefined && { tricks, ...(overtricks !== undefined && { overtricks }), ...(game.corrected && { corrected: true }) }),
	};
}

/** The first card of the first trick. */
function openingLead({ play }: Game): string | undefined {
	const lead = play?.moves[play.tricks[0]?.moves[0] ?? -1];
	return lead?.kind === "card" ? lead.text : undefined;
}

/** A contract without its risk, as `Bid` shows it. */
export function bidText({ level, denomination }: Bid): string {
	return `${level ?? ""}${denomination}`;
}
