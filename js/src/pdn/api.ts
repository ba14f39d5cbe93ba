import { bindVerbs, Client, decode, disposable, GameList, parted, type Reading, readingOf, withBytes, written } from "../host/client.js";
import { nameErrors } from "../host/errors.js";
import { type Crossing, crossing, writeGames } from "../host/given.js";
import type { Engines } from "../host/load.js";
import { RulePages } from "../host/rule-pages.js";
import { lineUpTo } from "../moves/line-to.js";
import { ownRules, rulesFile, rulesHint } from "./assets.js";
import { complete } from "./options.js";
import type {
	ByteSink,
	CheckedPdnGame,
	NodeSink,
	Pdn,
	PdnApplied,
	PdnApplyOptions,
	PdnBlock,
	PdnBlocksOptions,
	PdnConverted,
	PdnConvertOptions,
	PdnEdited,
	PdnEditOptions,
	PdnExported,
	PdnExportOptions,
	PdnFenOptions,
	PdnFile,
	PdnGame,
	PdnGameEdit,
	PdnGamesOptions,
	PdnGameToWrite,
	PdnHead,
	PdnLegalMove,
	PdnLegalMovesOptions,
	PdnMove,
	PdnParseOptions,
	PdnReport,
	PdnRule,
	PdnRuleName,
	PdnValidateOptions,
	PdnValidation,
	PdnWriteOptions,
	PdnWritten,
	Source,
} from "./types.js";
import { unpacked } from "./unpack.js";

/** What the module calls the object with its functions. */
export const globalName = "pdn";

nameErrors("Pdn");

/** How much of the games `parse` takes, in bytes as they cross; the objects take more, but are made when they are read. */
const mostGames = 512 * 1024 * 1024;

const rulePages = /* @__PURE__ */ new RulePages(ownRules, rulesFile, rulesHint);

/** What is in games only for those who show them, does not cross. A variation takes three levels of the JSON. */
const given: Crossing = { skipped: new Set(["span", "diagnostics"]), deepest: 190 };

/** A source, and a call's options. Throws TypeError. */
function read(verb: Parameters<typeof complete>[0], source: Source, options: object): Reading {
	return readingOf(verb, source, parted(complete(verb, options)));
}

/** All verbs, over a client. */
export class Api implements Pdn {
	declare [Symbol.dispose]: () => void;
	declare [Symbol.asyncDispose]: () => Promise<void>;
	readonly #client: Client;

	constructor(engines: Engines) {
		this.#client = new Client(engines);
		bindVerbs(this);
		disposable(this);
	}

	parse(source: Source, options: PdnParseOptions & { moves: false }): Promise<PdnFile<PdnHead>>;
	parse(source: Source, options?: PdnParseOptions): Promise<PdnFile>;
	async parse(source: Source, options: PdnParseOptions = {}): Promise<PdnFile> {
		const list = new GameList<PdnGame>(mostGames);
		const found = await this.#client.report<PdnReport>("parse", read("parse", source, options), (answer) => list.add(answer, unpacked(answer)));
		const { games, next } = list;
		// Its lists are not read here.
		return Object.defineProperties({ games, ...(next !== undefined && { next }) }, Object.getOwnPropertyDescriptors(found)) as PdnFile;
	}

	games(source: Source, options: PdnGamesOptions & { moves: false }): AsyncGenerator<PdnHead, PdnReport | undefined, void>;
	games(source: Source, options: PdnGamesOptions & { diagnostics: true }): AsyncGenerator<CheckedPdnGame, PdnReport | undefined, void>;
	games(source: Source, options?: PdnGamesOptions): AsyncGenerator<PdnGame, PdnReport | undefined, void>;
	games(source: Source, options: PdnGamesOptions = {}): AsyncGenerator<CheckedPdnGame, PdnReport | undefined, void> {
		return this.#client.games(read("games", source, options), (answer) => unpacked(answer) as (() => CheckedPdnGame)[]);
	}

	async validate(source: Source, options: PdnValidateOptions = {}): Promise<PdnValidation> {
		return this.#client.report("validate", read("validate", source, options), () => undefined);
	}

	async apply(source: Source, options: PdnApplyOptions = {}): Promise<PdnApplied> {
		return this.#client.apply(read("apply", source, options));
	}

	export(source: Source, options?: PdnExportOptions & { to?: undefined }): Promise<PdnExported>;
	export(source: Source, options: PdnExportOptions & { to: ByteSink | NodeSink }): Promise<Omit<PdnExported, "bytes">>;
	export(source: Source, options: PdnExportOptions): Promise<Omit<PdnExported, "bytes"> & Partial<PdnExported>>;
	async export(source: Source, options: PdnExportOptions = {}): Promise<Omit<PdnExported, "bytes"> & Partial<PdnExported>> {
		const reading = read("export", source, options);
		return written(reading.calling, (take) => this.#client.report<Omit<PdnExported, "bytes">>("export", reading, ({ bytes }) => bytes && take(bytes)));
	}

	async edit(source: Source, edits: readonly PdnGameEdit[], options: PdnEditOptions = {}): Promise<PdnEdited> {
		const { wanted, ...reading } = read("edit", source, options);
		if (!Array.isArray(edits)) throw new TypeError("edit: the edits have to be an array");
		return withBytes(await this.#client.call("edit", { ...reading, wanted: { ...wanted, edits: JSON.stringify(crossing(edits, given)) } }));
	}

	async write(games: readonly PdnGameToWrite[], options: PdnWriteOptions = {}): Promise<PdnWritten> {
		return writeGames<PdnWritten>(this.#client, games, (game) => crossing(game, given), parted(complete("write", options)));
	}

	async convert(source: Source, options: PdnConvertOptions): Promise<PdnConverted> {
		const { sourceEncoding, signal, ...how } = complete("convert", options);
		const { wanted, ...reading } = readingOf("convert", source, parted({ sourceEncoding, signal }));
		const chosen = Object.fromEntries(Object.entries(how).filter(([, value]) => value !== ""));
		return withBytes(await this.#client.call("convert", { ...reading, wanted: { ...wanted, convert: JSON.stringify(chosen) } }));
	}

	async blocks(document: Source, options: PdnBlocksOptions = {}): Promise<PdnBlock[]> {
		return decode(await this.#client.call("blocks", read("blocks", document, options)));
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

	async explain(rule: PdnRuleName | (string & {})): Promise<string | undefined> {
		if (typeof rule !== "string") throw new TypeError("explain: the rule's name has to be a string");
		this.#client.throwIfClosed();
		const page = await rulePages.of(rule);
		this.#client.throwIfClosed();
		return page;
	}

	async rules(): Promise<PdnRule[]> {
		return this.#client.ask("rules");
	}

	close(): void {
		this.#client.close();
	}
}

const encoder = new TextEncoder();
