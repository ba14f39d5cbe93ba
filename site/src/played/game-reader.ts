import { ItemReader } from "../list/item-reader.js";
import { GameIndex, type Order } from "./game-index.js";
import type { Indexing, PlayedGame, PlayedHead, PlayedKit } from "./game.js";

/** A file of games that is read as a person looks at it. */
export abstract class GameReader<Game extends PlayedGame = PlayedGame, Head extends PlayedHead = PlayedHead, Kit extends PlayedKit<Game, Head> = PlayedKit<Game, Head>> extends ItemReader<Kit, Head, GameIndex> {
	readonly place: { chosen: number; query: string; order: Order } = { chosen: 1, query: "", order: "file" };

	protected abstract indexing(): Indexing;

	protected newIndex(): GameIndex {
		return new GameIndex(this.indexing());
	}

	protected items(kit: Kit, options: Parameters<ItemReader<Kit, Head, GameIndex>["items"]>[1]): AsyncIterable<Head> {
		return kit.games(this.file, { ...options, moves: false });
	}

	/** One game, of whose part of the file alone is read. Its places count from there. */
	async game(kit: Kit, number: number): Promise<Game | undefined> {
		const { games } = await kit.parse(this.slice(number), this.as);
		const [game] = games;
		return game && renumbered(game, number);
	}

	/** The tags of all games. */
	heads(kit: Kit, signal: AbortSignal): AsyncIterable<Head> {
		return kit.games(this.file, { ...this.as, moves: false, signal });
	}

	/** The part of the file that a game is. */
	slice(number: number): Blob {
		const { from, to } = this.index.sliceOf(number);
		return this.file.slice(from, to);
	}
}

/** The game with its number in the file. What it has later stays to be made later. */
function renumbered<Game extends PlayedGame>(game: Game, number: number): Game {
	game.number = number;
	return game;
}
