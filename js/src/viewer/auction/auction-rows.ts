import type { Auction, Move, Seat } from "../../types.js";
import { seatAfter } from "../game.js";
import { seats } from "../notation.js";

/** A cell of the auction's table: a call, all the passes that end the auction, or nothing. */
export type Cell = Move | "all-pass" | undefined;

/** The calls as lines of up to four cells, West first. */
export function auctionRows(auction: Auction): Cell[][] {
	const rows: Cell[][] = [];
	for (const { cell, seat } of turns(auction)) {
		const column = seats.indexOf(seat);
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

function turns(auction: Auction): { cell: Cell; seat: Seat }[] {
	let turn: Seat = auction.first ?? "W";
	const all = auction.moves.flatMap((move) => {
		const seat: Seat = move.seat ?? turn;
		turn = seatAfter(seat, 1);
		return move.kind === "hyphen" || move.kind === "end" ? [] : [{ cell: move as Cell, seat }];
	});
	const last = all.slice(-3);
	if (auction.state !== "finished" || last.length < 3 || !last.every(({ cell }) => isPlainPass(cell))) return all;
	return [...all.slice(0, -3), { cell: "all-pass", seat: last[0]?.seat ?? "W" }];
}

function isPlainPass(cell: Cell): boolean {
	return typeof cell === "object" && cell.text === "Pass" && !cell.annotations && !cell.comments?.length;
}
