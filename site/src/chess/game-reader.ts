import type { Encoding, Progress } from "pbnkit";
import type { PgnGame, PgnHead, PgnReader } from "pbnkit/pgn/read";
import { Pauses } from "../files/pauses.js";
import { GameIndex, type Order } from "./game-index.js";

/** A file that is read as a person looks at it: once for the list of its games, and then a game at a time. */
export class GameReader {
	readonly file: File;
	/** Of the file, once it is known. */
	encoding: Encoding | undefined;
	/** Where the person was, for when the file is opened again. */
	readonly place: { chosen: number; query: string; order: Order } = { chosen: 1, query: "", order: "file" };
	index = new GameIndex();
	/** Whether the index has the whole file. */
	complete = false;

	constructor(file: File) {
		this.file = file;
	}

	/** Makes the index. The first game can be drawn before the next ones are read. Rejects with the signal's reason, and as the calls do. */
	async read(pgn: PgnReader, signal: AbortSignal, onProgress: (progress: Progress) => void, onFirst = () => {}): Promise<void> {
		const index = new GameIndex();
		this.index = index;
		const pauses = new Pauses();
		for await (const head of pgn.games(this.file, { ...this.#as, moves: false, signal, onProgress })) {
			// Another reading may have begun since this one was given up.
			signal.throwIfAborted();
			index.add(head);
			if (index.entries.length === 1) {
				onFirst();
				await drawn();
			}
			if (index.isFull) break;
			await pauses.take();
		}
		signal.throwIfAborted();
		this.complete = true;
	}

	/** One game, of whose part of the file alone is read. Its places count from there. */
	async game(pgn: PgnReader, number: number): Promise<PgnGame | undefined> {
		const { games } = await pgn.parse(this.slice(number), this.#as);
		const [game] = games;
		return game && renumbered(game, number);
	}

	/** The tags of all games. */
	heads(pgn: PgnReader, signal: AbortSignal): AsyncGenerator<PgnHead> {
		return pgn.games(this.file, { ...this.#as, moves: false, signal });
	}

	/** The part of the file that a game is. */
	slice(number: number): Blob {
		const { from, to } = this.index.sliceOf(number);
		return this.file.slice(from, to);
	}

	get #as(): { sourceEncoding?: Encoding } {
		return this.encoding ? { sourceEncoding: this.encoding } : {};
	}
}

/** The game with its number in the file. What it has later stays to be made later. */
function renumbered(game: PgnGame, number: number): PgnGame {
	game.number = number;
	return game;
}

/** Waits until what was shown is drawn. */
const drawn = () => new Promise<void>((next) => setTimeout(next));

const readers = new WeakMap<File, GameReader>();

/** The reader of a file, whose encoding may not be known yet: always the same one, which knows what it has read. */
export function readerOf(file: File, encoding: Encoding | undefined): GameReader {
	let reader = readers.get(file);
	if (!reader) {
		reader = new GameReader(file);
		readers.set(file, reader);
	}
	reader.encoding ??= encoding;
	return reader;
}
