/** The position at a place of a game. */
import { make, type Men, menOf } from "../pgn/board.js";
import type { Man, PgnGame, PgnMove, Square } from "../pgn/types.js";
import { legal, movesTo, type Place } from "../played/tree.js";
import { numberOf, squareOf } from "./board/drawing.js";

export const initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

export interface Position {
	men: Men;
	/** Who is to move. */
	color: "white" | "black";
	/** The squares of the move before. */
	last: readonly Square[];
	check: Square | undefined;
	/** The moves that led here. */
	moves: readonly PgnMove[];
	fen: string;
}

/** Whether the moves of a game are judged. */
export const isJudged = ({ start, variant }: Pick<PgnGame, "start" | "variant">) => start !== undefined && variant !== "other";

/** The position after the moves up to a place; where they are not legal, that before them. Undefined where the start is not known. */
export function positionAt(game: Pick<PgnGame, "start">, place: Place): Position | undefined {
	const { start } = game;
	if (start === undefined) return undefined;
	const moves = movesTo(legal(place)) as PgnMove[];
	const men = menOf(start);
	const state = stateOf(start);
	for (const move of moves) {
		advance(state, men, move);
		make(men, move.change ?? []);
	}
	const last = moves.at(-1);
	const { color } = state;
	const king = last?.check ? men.indexOf(color === "white" ? "K" : "k") : -1;
	return {
		men,
		color,
		last: last?.from && last.to ? [last.from, last.to] : [],
		check: king < 0 ? undefined : squareOf(king),
		moves,
		fen: fenOf(men, state),
	};
}

/** What of a position is not seen on the board. */
interface State {
	color: "white" | "black";
	/** The field of a FEN, without "-". */
	castling: string;
	enPassant: string;
	clock: number;
	number: number;
}

function stateOf(fen: string): State {
	const [, color, castling = "", enPassant = "-", clock, number] = fen.split(" ");
	return { color: color === "b" ? "black" : "white", castling: castling.replace("-", ""), enPassant, clock: Number(clock) || 0, number: Number(number) || 1 };
}

/** What a move does to all that is not seen; the men are those before it. */
function advance(state: State, men: Men, { change = [], color, from, to, san }: PgnMove): void {
	state.color = color === "white" ? "black" : "white";
	if (color === "black") state.number++;
	state.enPassant = "-";
	if (san === "--") {
		state.clock++;
		return;
	}
	const leaving = change.flatMap(({ from }) => (from ? [from] : []));
	state.castling = [...state.castling].filter((right) => !leaving.some((square) => loses(right, square, men))).join("");
	const man = from && men[numberOf(from)];
	const isPawn = man === "P" || man === "p";
	state.clock = isPawn || change[0]?.to === undefined ? 0 : state.clock + 1;
	if (isPawn && from && to && Math.abs(Number(from[1]) - Number(to[1])) === 2) state.enPassant = `${to[0]}${color === "white" ? 3 : 6}`;
}

/** Whether a right to castle is lost when the man on a square leaves it. */
function loses(right: string, square: Square, men: Men): boolean {
	const isWhite = right === right.toUpperCase();
	if (square[1] !== (isWhite ? "1" : "8")) return false;
	const man = men[numberOf(square)];
	if (man === (isWhite ? "K" : "k")) return true;
	return man === (isWhite ? "R" : "r") && square === rookOf(right, men);
}

/** Where the rook is that a right to castle is of: the outermost one, or by the letter of its file. */
function rookOf(right: string, men: Men): Square | undefined {
	const isWhite = right === right.toUpperCase();
	const rank = isWhite ? 0 : 56;
	const letter = right.toLowerCase();
	if (letter !== "k" && letter !== "q") return `${letter}${isWhite ? 1 : 8}` as Square;
	const row = men.slice(rank, rank + 8);
	const rook = (isWhite ? "R" : "r") as Man;
	const file = letter === "k" ? row.lastIndexOf(rook) : row.indexOf(rook);
	return file < 0 ? undefined : squareOf(rank + file);
}

function fenOf(men: Men, { color, castling, enPassant, clock, number }: State): string {
	const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => {
		const row = Array.from({ length: 8 }, (_, file) => men[8 * rank + file] ?? " ").join("");
		return row.replace(/ +/g, (empty) => String(empty.length));
	});
	return `${ranks.join("/")} ${color === "white" ? "w" : "b"} ${castling || "-"} ${enPassant} ${clock} ${number}`;
}

const worth: Record<string, number> = { p: 1, n: 3, b: 3, r: 5, q: 9 };

export interface Captured {
	/** The men that a side has lost more of than the other, by the letters of FEN for Black, the strongest first. */
	men: { white: string[]; black: string[] };
	/** How many pawns White is ahead by the worth of men. */
	ahead: number;
}

/** What each side has taken, less what the other has of the same kind: by the men on the board. */
export function capturedOf(men: readonly (Man | undefined)[]): Captured {
	const captured: Captured = { men: { white: [], black: [] }, ahead: 0 };
	for (const kind of ["q", "r", "b", "n", "p"]) {
		const more = men.reduce((sum, man) => sum + (man === kind.toUpperCase() ? 1 : man === kind ? -1 : 0), 0);
		captured.ahead += more * (worth[kind] as number);
		for (let n = 0; n < Math.abs(more); n++) captured.men[more > 0 ? "white" : "black"].push(kind);
	}
	return captured;
}
