import type { PgnGame, PgnHead, PgnReader } from "pbnkit/pgn/read";
import { ItemReader, readersBy } from "../list/item-reader.js";
import { GameIndex, type Order } from "./game-index.js";

/** A file of games that is read as a person looks at it. */
export class GameReader extends ItemReader<PgnReader, PgnHead, GameIndex> {
	readonly place: { chosen: number; query: string; order: Order } = { chosen: 1, query: "", order: "file" };

	protected newIndex(): GameIndex {
		return new GameIndex();
	}

	protected items(pgn: PgnReader, options: Parameters<PgnReader["games"]>[1]): AsyncIterable<PgnHead> {
		return pgn.games(this.file, { ...options, moves: false });
	}

	/** One game, of whose part of the file alone is read. Its places count from there. */
	async game(pgn: PgnReader, number: number): Promise<PgnGame | undefined> {
		const { games } = await pgn.parse(this.slice(number), this.as);
		const [game] = games;
		return game && renumbered(game, number);
	}

	/** The tags of all games. */
	heads(pgn: PgnReader, signal: AbortSignal): AsyncGenerator<PgnHead> {
		return pgn.games(this.file, { ...this.as, moves: false, signal });
	}

	/** The part of the file that a game is. */
	slice(number: number): Blob {
		const { from, to } = this.index.sliceOf(number);
		return this.file.slice(from, to);
	}
}

/** The game with its number in the file. What it has later stays to be made later. */
function renumbered(game: PgnGame, number: number): PgnGame {
	game.number = number;
	return game;
}

export const { readerOf, wholeReaderOf } = readersBy((file) => new GameReader(file));
