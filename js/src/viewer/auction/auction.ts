import { tagValue } from "../../game/tags.js";
import type { Auction, Bid, Game, Move, Seat } from "../../pbn/types.js";
import { seatAfter } from "../game.js";
import type { Settings } from "../settings.js";

/** A call in its cell; of the passes that end an auction, which share a cell, the last. */
export interface Cell {
	/** Its place in `moves`. */
	at: number;
	move: Move;
	seat: Seat;
	allPass?: true;
}

/** The players of the columns. */
export function columns({ dealer, auction }: Game, firstSeat: Settings["firstSeat"]): Seat[] {
	const first = firstSeat === "dealer" ? (dealer ?? auction?.first ?? "W") : firstSeat;
	return [0, 1, 2, 3].map((steps) => seatAfter(first, steps));
}

/** The calls as lines of up to four cells. */
export function auctionRows(auction: Auction, seats: readonly Seat[]): (Cell | undefined)[][] {
	const rows: (Cell | undefined)[][] = [];
	for (const cell of cells(auction, seats[0] ?? "W")) {
		const column = seats.indexOf(cell.seat);
		let row = rows.at(-1);
		if (!row || row.length > column) {
			row = [];
			rows.push(row);
		}
		while (row.length < column) row.push(undefined);
		row.push(cell);
	}
	return rows;
}

function cells(auction: Auction, first: Seat): Cell[] {
	let turn = auction.first ?? first;
	const all: Cell[] = auction.moves.flatMap((move, at) => {
		const seat = move.seat ?? turn;
		turn = seatAfter(seat, 1);
		return move.kind === "hyphen" || move.kind === "end" ? [] : [{ at, move, seat }];
	});
	const [one, two, three] = all.slice(-3);
	if (auction.state !== "finished" || !one || !two || !three) return all;
	if (![one, two, three].every(({ move }) => move.text === "Pass" && !move.annotations) || one.move.comments || two.move.comments) return all;
	return [...all.slice(0, -3), { ...three, seat: one.seat, allPass: true }];
}

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
