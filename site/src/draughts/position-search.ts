import type { Pdn, PdnGame, PdnMove } from "pbnkit/pdn";
import type { PositionSearch, Sought } from "../played/notation.js";

const fen = /^[WB]:[WB][A-La-lK\d,-]*:[WB][A-La-lK\d,-]*\.?$/;

/** Where the pieces of each side are, as texts of squares. */
interface Occupied {
	turn: string;
	white: Set<string>;
	black: Set<string>;
	/** Those of a FEN that are kings. Which man became one in a game, only the module knows. */
	kings: ReadonlySet<string>;
}

/** Games of a position, as a FEN has it. */
export const positions: PositionSearch = {
	soughtBy(text) {
		const wanted = text.trim();
		return fen.test(wanted) ? { position: wanted } : undefined;
	},
	positionOf: (fen) => fen,
	async *search(kit: Pdn, file, { sourceEncoding, signal, ...sought }) {
		const position = positionIn(sought);
		const wanted = position && occupiedIn(position);
		if (!wanted) return;
		const starts = new Map<string, Occupied | undefined>();
		for await (const game of kit.games(file, { signal, ...(sourceEncoding && { sourceEncoding }) })) {
			const start = await startOf(kit, game, starts);
			const at = start && (await placeOf(kit, game, start, wanted));
			if (at) yield Object.assign(game, { at });
		}
	},
};

const positionIn = (sought: Sought | object): string | undefined => ("position" in sought ? sought.position : undefined);

/** The pieces of a FEN. */
function occupiedIn(fen: string): Occupied {
	const [turn = "", ...lists] = fen.replace(/\.$/, "").split(":");
	const elements = (color: string) => lists.filter((list) => list.startsWith(color)).flatMap((list) => list.slice(1).split(",")).filter(Boolean);
	const [white, black] = [elements("W"), elements("B")];
	const squares = (of: string[]) => new Set(of.flatMap(squaresIn));
	return { turn, white: squares(white), black: squares(black), kings: squares([...white, ...black].filter((element) => element.startsWith("K"))) };
}

/** The squares of an element of a list: "31", "Kc3", "31-50". */
function squaresIn(element: string): string[] {
	const text = element.replace(/^K/, "").toLowerCase();
	const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
	if (from === undefined) return [text];
	return Array.from({ length: Math.max(Number(to) - Number(from) + 1, 0) }, (_, n) => String(Number(from) + n));
}

/** The pieces at the start of a game; of those that begin as their variant does, the module is asked once. */
async function startOf(kit: Pdn, game: PdnGame, starts: Map<string, Occupied | undefined>): Promise<Occupied | undefined> {
	if (game.start === undefined || game.variant === undefined) return undefined;
	if (game.start !== "") return occupiedIn(game.start);
	if (!starts.has(game.variant)) starts.set(game.variant, occupiedIn(await kit.fen(game, 0)));
	return starts.get(game.variant);
}

/** The path of the first move after which the pieces stand so; [] is the start. */
async function placeOf(kit: Pdn, game: PdnGame, start: Occupied, wanted: Occupied): Promise<number[] | undefined> {
	const stands = (pieces: Occupied) => pieces.turn === wanted.turn && equal(pieces.white, wanted.white) && equal(pieces.black, wanted.black);
	if (stands(start) && equal(start.kings, wanted.kings)) return [];
	const lines: { moves: readonly PdnMove[]; path: number[]; pieces: Occupied }[] = [{ moves: game.moves, path: [], pieces: copy(start) }];
	for (let line = lines.pop(); line; line = lines.pop()) {
		const { path } = line;
		let { pieces } = line;
		for (const [at, move] of line.moves.entries()) {
			if (move.setup !== undefined) pieces = occupiedIn(move.setup);
			for (const [n, moves] of (move.variations ?? []).entries()) lines.push({ moves, path: [...path, at, n], pieces: copy(pieces) });
			if (move.san === undefined) break;
			make(pieces, move);
			if (stands(pieces) && equal(occupiedIn(await kit.fen(game, move)).kings, wanted.kings)) return [...path, at];
		}
	}
	return undefined;
}

const copy = ({ white, black, ...of }: Occupied): Occupied => ({ ...of, white: new Set(white), black: new Set(black) });

function make(pieces: Occupied, { color, from = "", to = "", captured = [] }: PdnMove): void {
	const other = color === "white" ? "black" : "white";
	pieces[color].delete(from);
	pieces[color].add(to);
	for (const square of captured) pieces[other].delete(square);
	pieces.turn = other === "white" ? "W" : "B";
}

const equal = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => one.size === other.size && [...one].every((square) => other.has(square));
