import { bindVerbs, type Client, decode, disposable, GameList, parted, type Reading, readingOf } from "../host/client.js";
import { nameErrors } from "../host/errors.js";
import { lineUpTo } from "../moves/line-to.js";
import { type Men, menOf, stepOf } from "./board.js";
import { complete } from "./options.js";
import type {
	CheckedPgnGame,
	FenOptions,
	FoundPgnGame,
	LegalMove,
	LegalMovesOptions,
	PgnFile,
	PgnGame,
	PgnGamesOptions,
	PgnHead,
	PgnMove,
	PgnParseOptions,
	PgnPlace,
	PgnReader,
	PgnReport,
	PgnSearchOptions,
	Source,
} from "./types.js";
import { unpacked } from "./unpack.js";

/** What the modules call the object with their functions. */
export const globalName = "pgn";

nameErrors("Pgn");

/** How much of the games `parse` takes, in bytes as they cross; the objects take more, but are made when they are read. */
const mostGames = 512 * 1024 * 1024;

/** A source, and a call's options. Throws TypeError. */
export function read(verb: Parameters<typeof complete>[0], source: Source, options: object): Reading {
	return readingOf(verb, source, parted(complete(verb, options)));
}

/** The verbs that only read, over a client. */
export class Reader implements PgnReader {
	declare [Symbol.dispose]: () => void;
	declare [Symbol.asyncDispose]: () => Promise<void>;
	readonly #client: Client;

	constructor(client: Client) {
		this.#client = client;
		bindVerbs(this);
		disposable(this);
	}

	parse(source: Source, options: PgnParseOptions & { moves: false }): Promise<PgnFile<PgnHead>>;
	parse(source: Source, options?: PgnParseOptions): Promise<PgnFile>;
	async parse(source: Source, options: PgnParseOptions = {}): Promise<PgnFile> {
		const list = new GameList<PgnGame>(mostGames);
		const found = await this.#client.report<PgnReport>("parse", read("parse", source, options), (answer) => list.add(answer, unpacked(answer)));
		return list.fileOf(found) as PgnFile;
	}

	games(source: Source, options: PgnSearchOptions & { moves: false }): AsyncGenerator<PgnHead & PgnPlace, PgnReport | undefined, void>;
	games(source: Source, options: PgnSearchOptions & { diagnostics: true }): AsyncGenerator<CheckedPgnGame & FoundPgnGame, PgnReport | undefined, void>;
	games(source: Source, options: PgnSearchOptions): AsyncGenerator<FoundPgnGame, PgnReport | undefined, void>;
	games(source: Source, options: PgnGamesOptions & { moves: false }): AsyncGenerator<PgnHead, PgnReport | undefined, void>;
	games(source: Source, options: PgnGamesOptions & { diagnostics: true }): AsyncGenerator<CheckedPgnGame, PgnReport | undefined, void>;
	games(source: Source, options?: PgnGamesOptions): AsyncGenerator<PgnGame, PgnReport | undefined, void>;
	games(source: Source, options: PgnGamesOptions = {}): AsyncGenerator<CheckedPgnGame & FoundPgnGame, PgnReport | undefined, void> {
		return this.#client.games(read("games", source, options), (answer) => unpacked(answer) as (() => CheckedPgnGame & FoundPgnGame)[]);
	}

	async fen(game: Pick<PgnGame, "start" | "moves" | "variations">, at?: number | PgnMove, options: FenOptions = {}): Promise<string> {
		const { enPassant, signal } = complete("fen", options) as FenOptions;
		if (game?.start === undefined) throw new TypeError("fen: the start position of the game is not known");
		const sans = lineUpTo(game, at).flatMap(({ san }) => san ?? []);
		const reading: Reading = { file: encoder.encode(sans.join(" ")), wanted: { start: game.start, isLegal: enPassant === "legal" }, calling: { signal } };
		return decode(await this.#client.call("fen", reading));
	}

	async legalMoves(fen: string, options: LegalMovesOptions = {}): Promise<LegalMove[]> {
		const { variant, signal } = complete("legalMoves", options) as LegalMovesOptions;
		if (typeof fen !== "string") throw new TypeError("legalMoves: the FEN has to be a string");
		const reading: Reading = { file: encoder.encode(fen), wanted: { isChess960: variant === "chess960" }, calling: { signal } };
		const { fen: read, moves } = decode<Legal>(await this.#client.call("legalMoves", reading));
		const men = menOf(read);
		return moves.map(([san, uci, move]) => legalMove(men, san, uci, move));
	}

	close(): void {
		this.#client.close();
	}
}

const encoder = new TextEncoder();

/** What the core says of a position: its FEN, and of each move its SAN, itself in UCI, and its number. */
interface Legal {
	fen: string;
	moves: [san: string, uci: string, move: number][];
}

function legalMove(men: Men, san: string, uci: string, move: number): LegalMove {
	const promotion = san.match(/=([QRBN])/)?.[1] as LegalMove["promotion"];
	const mark = san.at(-1);
	return {
		san,
		uci,
		...stepOf(men, move),
		...(promotion && { promotion }),
		...((mark === "+" || mark === "#") && { check: mark === "#" ? "mate" : "check" }),
	};
}
