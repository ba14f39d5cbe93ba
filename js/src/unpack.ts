import type { Game, Move, Position, Tag } from "./types.js";

/** The flat arrays that `core/wire/packed.go` writes in place of the tags and the moves. */
type Packed = unknown[];

type Wrapped = Omit<Game, "tags" | "auction" | "play"> & { tags: Packed; auction?: { moves: Packed }; play?: { moves: Packed } };

/** Makes games of what the core wrote. */
export function unpack(games: unknown[]): Game[] {
	for (const game of games as Wrapped[]) {
		game.tags = tags(game.tags, game.span.start);
		if (game.auction) game.auction.moves = moves(game.auction.moves);
		if (game.play) game.play.moves = moves(game.play.moves);
	}
	return games as Game[];
}

/** Of each its name, its value, the way from the position before to its start and from there to its end, and perhaps what else it has. */
function tags(packed: Packed, at: Position): Tag[] {
	const list: Tag[] = [];
	for (let i = 0; i < packed.length; ) {
		const name = packed[i] as string;
		const value = packed[i + 1] as string;
		const start = step(at, packed, i + 2);
		const end = step(start, packed, i + 6);
		const span = { start, end };
		at = end;
		i += 10;
		list.push(typeof packed[i] === "object" ? { name, value, ...(packed[i++] as object), span } : { name, value, span });
	}
	return list;
}

function step(from: Position, packed: Packed, i: number): Position {
	return {
		byte: from.byte + (packed[i] as number),
		line: from.line + (packed[i + 1] as number),
		column: packed[i + 2] as number,
		utf16: from.utf16 + (packed[i + 3] as number),
	};
}

/** Of each its seat, its text, its kind, and perhaps what else it has. */
function moves(packed: Packed): Move[] {
	const list: Move[] = [];
	for (let i = 0; i < packed.length; ) {
		const seat = packed[i] as Move["seat"] | "";
		const text = packed[i + 1] as string;
		const kind = packed[i + 2] as Move["kind"];
		i += 3;
		const move: Move = seat ? { seat, text, kind } : { text, kind };
		list.push(typeof packed[i] === "object" ? Object.assign(move, packed[i++]) : move);
	}
	return list;
}
