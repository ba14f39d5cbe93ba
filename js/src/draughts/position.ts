/** The position at a place of a game, or within a move. */
import { legal, movesTo, type Place } from "../played/tree.js";
import { fenOf, initialOf, international, type Piece, type Pieces, positionOf } from "./board/position.js";
import { layoutOf } from "./board/squares.js";
import { type Color, type Variant, variantOf } from "./board/variants.js";
import type { DraughtsGame, DraughtsMove } from "./types.js";

export interface Position {
	pieces: Pieces;
	color: Color;
	fen: string;
	/** The squares of the last move, or of the part of it that is seen. */
	last: readonly string[];
	path: readonly string[];
	/** What it has taken by now. */
	captured: readonly { square: string; piece: Piece }[];
	/** The moves that led here. */
	moves: readonly DraughtsMove[];
}

/**
 * The value of a tag; undefined where the game does not have it, or where it says nothing: "?", "-" or "".
 *
 * @example
 * ```js
 * import { tagValue } from "pbnkit/pdn/game";
 *
 * const game = { tags: [{ name: "White", value: "Oakes, Theo" }, { name: "Round", value: "?" }] };
 * console.log(tagValue(game, "White"), tagValue(game, "Round")); // Oakes, Theo undefined
 * ```
 */
export function tagValue({ tags }: Pick<DraughtsGame, "tags">, name: string): string | undefined {
	const value = tags.find((tag) => tag.name === name)?.value;
	return value === undefined || ["", "?", "-"].includes(value) ? undefined : value;
}

/**
 * The variant of a game: its own, or that of its tag GameType, or international draughts.
 *
 * @example
 * ```js
 * import { variantOfGame } from "pbnkit/pdn/game";
 *
 * console.log(variantOfGame({ tags: [{ name: "GameType", value: "40" }] }).name); // frisian
 * ```
 */
export const variantOfGame = (game: Pick<DraughtsGame, "tags" | "variant">): Variant => variantOf(game.variant ?? tagValue(game, "GameType") ?? "") ?? international;

/**
 * The position that the first move of a game is made from, by a tag or by what is set up before the move; undefined where it cannot be read.
 *
 * @example
 * ```js
 * import { startOf } from "pbnkit/pdn/game";
 *
 * const { pieces, color } = startOf({ tags: [], variant: "frisian", start: "", moves: [], result: "*" });
 * console.log(pieces.filter(Boolean).length, color); // 40 white
 * ```
 */
export function startOf(game: DraughtsGame): { pieces: Pieces; color: Color } | undefined {
	const variant = variantOfGame(game);
	const fen = game.moves[0]?.setup ?? game.start;
	return fen === "" ? initialOf(variant) : fen === undefined ? undefined : positionOf(fen, variant);
}

/** The position after the moves up to a place, or after so many pieces that the last one takes; undefined where the start is not known. */
export function positionAt(game: DraughtsGame, place: Place, step?: number): Position | undefined {
	const variant = variantOfGame(game);
	const moves = movesTo(legal(place)) as DraughtsMove[];
	const from = moves.findLastIndex(({ setup }) => setup !== undefined);
	const fen = moves[from]?.setup ?? game.start;
	if (fen === undefined) return undefined;
	const start = fen === "" ? initialOf(variant) : positionOf(fen, variant);
	if (!start) return undefined;
	const pieces = [...start.pieces];
	let captured: Position["captured"] = [];
	const made = moves.slice(Math.max(from, 0));
	for (const move of made) captured = make(pieces, move, variant, move === made.at(-1) ? step : undefined);
	const last = made.at(-1);
	const path = last ? pathOf(last).slice(0, step === undefined ? undefined : step + 1) : [];
	const color = last ? (last.color === "white" ? "black" : "white") : start.color;
	return { pieces, color, fen: fenOf(pieces, color, variant), last: path.length > 0 ? [path[0] as string, path.at(-1) as string] : [], path: captured.length > 0 ? path : [], captured, moves };
}

const pathOf = ({ path, from, to }: DraughtsMove): string[] => path ?? (from !== undefined && to !== undefined ? [from, to] : []);

/** How many steps a move is seen in: one for each piece that it takes, where its way is known. */
export const stepsOf = ({ path, captured }: DraughtsMove): number => (path && captured && path.length === captured.length + 1 ? captured.length : 1);

/** Makes a move, or so many steps of it, and returns what it takes. */
function make(pieces: (Piece | undefined)[], move: DraughtsMove, variant: Variant, step: number | undefined): Position["captured"] {
	const layout = layoutOf(variant);
	const way = pathOf(move).flatMap((text) => layout.of(text) ?? []).slice(0, step === undefined ? undefined : step + 1);
	const [first, last] = [way[0], way.at(-1)];
	const piece = first && pieces[first.number - 1];
	if (!first || !last || !piece) return [];
	const captured: { square: string; piece: Piece }[] = [];
	for (const text of (move.captured ?? []).slice(0, step)) {
		const square = layout.of(text);
		const taken = square && pieces[square.number - 1];
		if (!taken) continue;
		captured.push({ square: text, piece: taken });
		pieces[square.number - 1] = undefined;
	}
	const farthest = piece === "w" ? 0 : variant.height - 1;
	const crowned = (variant.passing ? way.slice(1) : step === undefined ? [last] : []).some(({ row }) => row === farthest);
	pieces[first.number - 1] = undefined;
	pieces[last.number - 1] = crowned ? (piece.toUpperCase() as Piece) : piece;
	return captured;
}

/** How many pieces a side has taken by now. */
export function takenBy(color: Color, { moves, captured }: Position): number {
	const counts = moves.map((move, n) => (move.color !== color ? 0 : n === moves.length - 1 ? captured.length : (move.captured?.length ?? 0)));
	return counts.reduce((sum, count) => sum + count, 0);
}
