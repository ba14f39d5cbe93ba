import type { PlayListener } from "pbnkit/viewer";
import { useMemo } from "preact/hooks";
import type { BoardReader } from "../read/board-reader.js";
import type { Entry } from "../read/entry.js";
import type { Place } from "./address.js";
import { type Followed, useFollower } from "./follower.js";

/** Where a person is in the boards of a file. */
export interface Following {
	/** For the game that is shown. */
	listener: PlayListener;
	/** How many cards of it are played. */
	card(): number;
}

interface Shown {
	/** The number of the file's row. */
	row: number;
	reader: BoardReader;
	/** What is chosen, and the board that is, once it is known. */
	chosen: number;
	entry: Entry | undefined;
	/** Another number where the index has grown. */
	version: number;
}

/** Keeps the page's address with the board and the card that are open, and opens those that the address asks for. */
export function useAddress({ row, reader, chosen, entry, version }: Shown, choose: (number: number) => void): Following {
	const items = useMemo(() => new Boards(reader), [reader]);
	const follower = useFollower({ row, items, chosen, known: entry !== undefined, version }, choose);
	return useMemo(
		() => ({
			listener: {
				onStep: ({ card }, { number }) => follower.stepped(number, card),
				registerControl: (control, { number }) => follower.controls(number, control && ((card) => control.goTo(card))),
			},
			card: () => follower.step ?? 0,
		}),
		[follower],
	);
}

/** The boards of a file. Their steps are cards. */
class Boards implements Followed<number> {
	readonly #reader: BoardReader;

	constructor(reader: BoardReader) {
		this.#reader = reader;
	}

	get file(): File {
		return this.#reader.file;
	}

	get complete(): boolean {
		return this.#reader.complete;
	}

	get length(): number {
		return this.#entries.length;
	}

	get #entries(): readonly Entry[] {
		return this.#reader.index.entries;
	}

	numberOf({ board, game }: Place): number | undefined {
		if (board !== undefined) return this.#entries.find((entry) => entry.board === board)?.number;
		return this.#entries[(game ?? 1) - 1]?.number;
	}

	placeOf(number: number): Place {
		const entry = this.#entries[number - 1];
		const isFirst = entry?.board !== undefined && this.#entries.find(({ board }) => board === entry.board) === entry;
		return isFirst ? { board: entry.board } : { game: number };
	}

	stepOf({ card }: Place): number | undefined {
		return card;
	}

	said(card: number | undefined): Place {
		return { card };
	}
}
