import { bindVerbs, type Client, decode, disposable, GameList, parted, type Reading, readingOf } from "../host/client.js";
import { nameErrors } from "../host/errors.js";
import { lineUpTo } from "../moves/line-to.js";
import { complete } from "./options.js";
import type {
	CheckedPdnGame,
	PdnFenOptions,
	PdnFile,
	PdnGame,
	PdnGamesOptions,
	PdnHead,
	PdnLegalMove,
	PdnLegalMovesOptions,
	PdnMove,
	PdnParseOptions,
	PdnReader,
	PdnReport,
	Source,
} from "./types.js";
import { unpacked } from "./unpack.js";

/** What the modules call the object with their functions. */
export const globalName = "pdn";

nameErrors("Pdn");

/** How much of the games `parse` takes, in bytes as they cross; the objects take more, but are made when they are read. */
const mostGames = 512 * 1024 * 1024;

/** A source, and a call's options. Throws TypeError. */
export function read(verb: Parameters<typeof complete>[0], source: Source, options: object): Reading {
	return readingOf(verb, source, parted(complete(verb, options)));
}

/** The verbs that only read, over a client. */
export class Reader implements PdnReader {
	declare [Symbol.dispose]: () => void;
	declare [Symbol.asyncDispose]: () => Promise<void>;
	readonly #client: Client;

	constructor(client: Client) {
		this.#client = client;
		bindVerbs(this);
		disposable(this);
	}

	parse(source: Source, options: PdnParseOptions & { moves: false }): Promise<PdnFile<PdnHead>>;
	parse(source: Source, options?: PdnParseOptions): Promise<PdnFile>;
	async parse(source: Source, options: PdnParseOptions = {}): Promise<PdnFile> {
		const list = new GameList<PdnGame>(mostGames);
		const found = await this.#client.report<PdnReport>("parse", read("parse", source, options), (answer) => list.add(answer, unpacked(answer)));
		return list.fileOf(found) as PdnFile;
	}

	games(source: Source, options: PdnGamesOptions & { moves: false }): AsyncGenerator<PdnHead, PdnReport | undefined, void>;
	games(source: Source, options: PdnGamesOptions & { diagnostics: true }): AsyncGenerator<CheckedPdnGame, PdnReport | undefined, void>;
	games(source: Source, options?: PdnGamesOptions): AsyncGenerator<PdnGame, PdnReport | undefined, void>;
	games(source: Source, options: PdnGamesOptions = {}): AsyncGenerator<CheckedPdnGame, PdnReport | undefined, void> {
		return this.#client.games(read("games", source, options), (answer) => unpacked(answer) as (() => CheckedPdnGame)[]);
	}

	async fen(game: Pick<PdnGame, "variant" | "start" | "moves" | "variations">, at?: number | PdnMove, options: PdnFenOptions = {}): Promise<string> {
		const { signal } = complete("fen", options) as PdnFenOptions;
		if (game?.start === undefined || game.variant === undefined) throw new TypeError("fen: the variant and the start position of the game have to be known");
		const moves = lineUpTo(game, at);
		// A position that the file sets up begins the line anew.
		const from = Math.max(moves.findLastIndex(({ setup }) => setup !== undefined), 0);
		const line = moves.slice(from).flatMap(({ san }) => san ?? []);
		const wanted = { variant: game.variant, start: moves[from]?.setup ?? game.start };
		return decode(await this.#client.call("fen", { file: encoder.encode(line.join(" ")), wanted, calling: { signal } }));
	}

	async legalMoves(fen: string, options: PdnLegalMovesOptions = {}): Promise<PdnLegalMove[]> {
		const { variant, signal } = complete("legalMoves", options) as PdnLegalMovesOptions;
		if (typeof fen !== "string") throw new TypeError("legalMoves: the FEN has to be a string");
		const { moves } = decode<{ moves: PdnLegalMove[] }>(await this.#client.call("legalMoves", { file: encoder.encode(fen), wanted: { variant }, calling: { signal } }));
		return moves;
	}

	close(): void {
		this.#client.close();
	}
}

const encoder = new TextEncoder();
