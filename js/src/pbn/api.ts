import { bindVerbs, type Client, decode, disposable, GameList, lastOf, withBytes, written } from "../host/client.js";
import { nameErrors } from "../host/errors.js";
import type { Answer } from "../host/program.js";
import { RulePages } from "../host/rule-pages.js";
import { ownRules, rulesHint } from "./assets.js";
import { type Converter, parsed } from "./converter.js";
import { hasGame, Kept, mayBePbn } from "./other.js";
import { type Reading, read } from "./reading.js";
import type {
	Applied,
	ApplyOptions,
	Block,
	ByteSink,
	NodeSink,
	CheckedGame,
	Diagnostic,
	ExportDocumentOptions,
	Exported,
	ExportOptions,
	Game,
	GamesOptions,
	NagTexts,
	ParseOptions,
	Pbn,
	PbnFile,
	Rule,
	Source,
	SourceOptions,
	ValidateOptions,
	Validation,
} from "./types.js";
import { Unpacker } from "./unpack.js";

/** What the modules call the object with their functions. */
export const globalName = "pbn";

// As they were called when there was no other notation: programs compare `name`.
nameErrors("Pbn");

/** The usual limit, and the objects take more: a small file can become large, since games inherit. */
const mostGames = 64 * 1024 * 1024;

const rulePages = /* @__PURE__ */ new RulePages(ownRules, "rules.txt", rulesHint);

/** The verbs that make files of other data, which a page that only shows games never has. */
export type Making = "edit" | "write" | "convert" | "deal" | "auction" | "play" | "solve" | "solvePlay" | "optimum";

/** The verbs over a client: what PBN has beyond that. Those that make files of other data are in `Maker`. */
export class Api implements Omit<Pbn, Making> {
	declare [Symbol.dispose]: () => void;
	declare [Symbol.asyncDispose]: () => Promise<void>;
	readonly #client: Client;
	readonly #converter: Converter | undefined;
	readonly #most: number;

	/**
	 * @param converter takes other notations; without it they are not read
	 * @param most how much text of games `parse` takes, in bytes
	 */
	constructor(client: Client, converter: Converter | undefined, most = mostGames) {
		this.#client = client;
		this.#converter = converter;
		this.#most = most;
		bindVerbs(this);
		disposable(this);
	}

	async parse(source: Source, options: ParseOptions = {}): Promise<PbnFile> {
		const list = new GameList<Game>(this.#most);
		const unpacker = new Unpacker();
		const found = await this.#read<Validation>("parse", read("parse", source, options), (answer) => list.add(answer, unpacker.take(answer)));
		return list.fileOf(found) as PbnFile;
	}

	games(source: Source, options: GamesOptions & { diagnostics: true }): AsyncGenerator<CheckedGame, Validation | undefined, void>;
	games(source: Source, options?: GamesOptions): AsyncGenerator<Game, Validation | undefined, void>;
	async *games(source: Source, options: GamesOptions = {}): AsyncGenerator<Game, Validation | undefined, void> {
		const reading = read("games", source, options);
		const { wanted, calling } = reading;
		const kept = this.#kept();
		let report: Validation | undefined;
		if (mayBePbn(reading.notation)) {
			const unpacker = new Unpacker();
			report = yield* this.#client.games<Game, Validation>({ ...reading, calling: { ...calling, kept } }, (answer) => {
				if (hasGame(answer)) kept.drop();
				return unpacker.take(answer);
			});
			if (!report) return undefined;
		}
		const other = await this.#converter?.toPBN("games", reading, report, kept);
		if (!other) return report;
		const { diagnostics, ...range } = wanted as { diagnostics: boolean; from: number; count: number };
		const ofGames = diagnostics ? byGame(other.found.diagnostics) : undefined;
		for (const make of new Unpacker().take(await parsed(this.#client, other, reading))) {
			const game = make();
			yield ofGames ? Object.assign(game, { diagnostics: ofGames.get(game.number) ?? [] }) : game;
			if (game.number === lastOf(range)) return undefined;
		}
		return other.found;
	}

	async validate(source: Source, options: ValidateOptions = {}): Promise<Validation> {
		const { wanted, ...reading } = read("validate", source, options);
		const { solved, doubleDummy, ...others } = wanted as { solved: unknown; doubleDummy: unknown };
		return this.#read("validate", { ...reading, wanted: { ...others, solved: solved && JSON.stringify(solved) } }, () => undefined);
	}

	export(source: Source, options?: ExportOptions & { to?: undefined }): Promise<Exported>;
	export(source: Source, options: ExportOptions & { to: ByteSink | NodeSink }): Promise<Omit<Exported, "bytes">>;
	export(source: Source, options: ExportOptions): Promise<Omit<Exported, "bytes"> & Partial<Exported>>;
	async export(source: Source, options: ExportOptions = {}): Promise<Omit<Exported, "bytes"> & Partial<Exported>> {
		const reading = read("export", source, options);
		return written(reading.calling, (take) => this.#read<Omit<Exported, "bytes">>("export", reading, ({ bytes }) => bytes && take(bytes)));
	}

	async exportDocument(source: Source, options: ExportDocumentOptions = {}): Promise<Exported> {
		return withBytes(await this.#client.call("exportDocument", read("exportDocument", source, options)));
	}

	async blocks(document: Source, options: SourceOptions = {}): Promise<Block[]> {
		return decode(await this.#client.call("blocks", read("blocks", document, options)));
	}

	async apply(source: Source, options: ApplyOptions = {}): Promise<Applied> {
		return this.#client.apply(read("apply", source, options));
	}

	async explain(rule: string): Promise<string | undefined> {
		if (typeof rule !== "string") throw new TypeError("explain: the rule's name has to be a string");
		this.#client.throwIfClosed();
		const page = await rulePages.of(rule);
		this.#client.throwIfClosed();
		return page;
	}

	async rules(): Promise<Rule[]> {
		return this.#client.ask("rules");
	}

	async nags(source: Source = ""): Promise<NagTexts> {
		return decode(await this.#client.call("nags", read("nags", source, {})));
	}

	close(): void {
		this.#client.close();
	}

	/** The report of a verb that may read in pieces. What comes before the report, `take` gets, and is waited for. */
	async #read<Report extends Validation | Omit<Exported, "bytes">>(
		verb: "parse" | "validate" | "export",
		reading: Reading,
		take: (answer: Answer) => unknown,
	): Promise<Report> {
		const kept = this.#kept();
		let report: Report | undefined;
		// Where the caller says that it is not PBN, only the converter reads it.
		if (mayBePbn(reading.notation)) {
			report = await this.#client.report<Report>(verb, { ...reading, calling: { ...reading.calling, kept } }, (answer) => {
				if (hasGame(answer)) kept.drop();
				return take(answer);
			});
		}
		const other = await this.#converter?.toPBN(verb, reading, report, kept);
		if (!other) return report as Report;
		if (verb === "export" && other.bytes.length > 0) await take({ bytes: other.bytes });
		if (verb === "parse") await take(await parsed(this.#client, other, reading));
		return other.found as Report;
	}

	/** What came of a file, for as long as there is something that may read it as another notation. */
	#kept(): Kept {
		return new Kept((start) => this.#converter?.mayRead(start) ?? false);
	}
}

function byGame(diagnostics: readonly Diagnostic[]): Map<number, Diagnostic[]> {
	const ofGames = new Map<number, Diagnostic[]>();
	for (const one of diagnostics) {
		if (one.game === undefined) continue;
		const known = ofGames.get(one.game);
		if (known) known.push(one);
		else ofGames.set(one.game, [one]);
	}
	return ofGames;
}
