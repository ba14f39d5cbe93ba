import type { Auction, Game, Move, Seat } from "../../pbn/types.js";
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
