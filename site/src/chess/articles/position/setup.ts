import { positionOf } from "pbnkit/pgn/board";
import type { Man, Square } from "pbnkit/pgn/read";

/** A position as it is set up, by the fields of a FEN. */
export interface Setup {
	/** From a1 on, rank by rank. */
	men: readonly (Man | undefined)[];
	color: "w" | "b";
	/** Some of KQkq, or of the letters of files. */
	castling: string;
	enPassant: string;
	clock: string;
	number: string;
}

export const rights = ["K", "Q", "k", "q"] as const;

const nobody: Setup["men"] = new Array<undefined>(64).fill(undefined);

/** The position of a line; where it cannot be read, an empty board. */
export function setupOf(line: string): Setup {
	const [, color, castling = "-", enPassant = "-", clock = "0", number = "1"] = line.trim().split(/\s+/, 6);
	const counts = [clock, number].every((each) => /^\d{1,4}$/.test(each));
	return {
		men: positionOf(line)?.men ?? nobody,
		color: color === "b" ? "b" : "w",
		castling: /^[A-Ha-hKQkq]{1,4}$/.test(castling) ? castling : "",
		enPassant: /^[a-h][36]$/.test(enPassant) ? enPassant : "-",
		clock: counts ? clock : "0",
		number: counts ? number : "1",
	};
}

export function fenOf({ men, color, castling, enPassant, clock, number }: Setup): string {
	const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => {
		const row = Array.from({ length: 8 }, (_, file) => men[8 * rank + file] ?? " ").join("");
		return row.replace(/ +/g, (empty) => String(empty.length));
	});
	return `${ranks.join("/")} ${color} ${castling || "-"} ${enPassant} ${clock || "0"} ${number || "1"}`;
}

export function withRight(setup: Setup, right: string, has: boolean): Setup {
	const all = new Set(setup.castling);
	if (has) all.add(right);
	else all.delete(right);
	const known = rights.filter((each) => all.delete(each));
	return { ...setup, castling: [...known, ...all].join("") };
}

/** Who moves next: the other side cannot take in passing what this one could. */
export const withColor = (setup: Setup, color: "w" | "b"): Setup => ({ ...setup, color, enPassant: "-" });

/** The squares that a pawn can have passed with the move before. */
export function passed({ men, color }: Setup): Square[] {
	const [rank, pawn, beyond] = color === "w" ? [5, "p", -8] : [2, "P", 8];
	return Array.from({ length: 8 }, (_, file) => 8 * rank + file).flatMap((n) => (men[n + beyond] === pawn && !men[n] && !men[n - beyond] ? [`${"abcdefgh"[n & 7]}${rank + 1}` as Square] : []));
}
