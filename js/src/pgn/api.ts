import { Client, decode, parted, type Reading, readingOf, withBytes, written } from "../host/client.js";
import { type Crossing, crossing, writeGames } from "../host/given.js";
import type { Engines } from "../host/load.js";
import { OwnFile } from "../host/own-file.js";
import { RulePages } from "../host/rule-pages.js";
import { openingsFile, ownOpenings, ownRules, rulesFile, rulesHint } from "./assets.js";
import { Epd } from "./epd.js";
import { complete } from "./options.js";
import { read, Reader } from "./reader.js";
import type {
	ByteSink,
	NodeSink,
	Pgn,
	PgnApplied,
	PgnApplyOptions,
	PgnBlock,
	PgnBlocksOptions,
	PgnConverted,
	PgnConvertOptions,
	PgnEdited,
	PgnEditOptions,
	PgnExported,
	PgnExportOptions,
	PgnGameEdit,
	PgnGameToWrite,
	PgnRule,
	PgnRuleName,
	PgnValidateOptions,
	PgnValidation,
	PgnWriteOptions,
	PgnWritten,
	Source,
} from "./types.js";

const rulePages = /* @__PURE__ */ new RulePages(ownRules, rulesFile, rulesHint);
const openings = /* @__PURE__ */ new OwnFile<{ table: string }>(ownOpenings, openingsFile, "the openings", rulesHint);

/** What is in games only for those who show them, does not cross. A variation takes three levels of the JSON. */
const given: Crossing = { skipped: new Set(["span", "change", "diagnostics"]), deepest: 190 };

/** All verbs, over a client. */
export class Api extends Reader implements Pgn {
	readonly epd: Epd;
	readonly #client: Client;

	constructor(engines: Engines) {
		const client = new Client(engines);
		super(client);
		this.#client = client;
		this.epd = new Epd(client);
	}

	async validate(source: Source, options: PgnValidateOptions = {}): Promise<PgnValidation> {
		return this.#client.report("validate", await withOpenings(read("validate", source, options), options), () => undefined);
	}

	export(source: Source, options?: PgnExportOptions & { to?: undefined }): Promise<PgnExported>;
	export(source: Source, options: PgnExportOptions & { to: ByteSink | NodeSink }): Promise<Omit<PgnExported, "bytes">>;
	export(source: Source, options: PgnExportOptions): Promise<Omit<PgnExported, "bytes"> & Partial<PgnExported>>;
	async export(source: Source, options: PgnExportOptions = {}): Promise<Omit<PgnExported, "bytes"> & Partial<PgnExported>> {
		const reading = read("export", source, options);
		return written(reading.calling, (take) => this.#client.report<Omit<PgnExported, "bytes">>("export", reading, ({ bytes }) => bytes && take(bytes)));
	}

	async apply(source: Source, options: PgnApplyOptions = {}): Promise<PgnApplied> {
		return this.#client.apply(await withOpenings(read("apply", source, options), options));
	}

	async blocks(document: Source, options: PgnBlocksOptions = {}): Promise<PgnBlock[]> {
		return decode(await this.#client.call("blocks", read("blocks", document, options)));
	}

	async edit(source: Source, edits: readonly PgnGameEdit[], options: PgnEditOptions = {}): Promise<PgnEdited> {
		const { wanted, ...reading } = read("edit", source, options);
		if (!Array.isArray(edits)) throw new TypeError("edit: the edits have to be an array");
		return withBytes(await this.#client.call("edit", { ...reading, wanted: { ...wanted, edits: JSON.stringify(crossing(edits, given)) } }));
	}

	async write(games: readonly PgnGameToWrite[], options: PgnWriteOptions = {}): Promise<PgnWritten> {
		return writeGames<PgnWritten>(this.#client, games, (game) => crossing(game, given), parted(complete("write", options)));
	}

	async convert(source: Source, options: PgnConvertOptions): Promise<PgnConverted> {
		const { sourceEncoding, signal, ...how } = complete("convert", options);
		const { wanted, ...reading } = readingOf("convert", source, parted({ sourceEncoding, signal }));
		const chosen = Object.fromEntries(Object.entries(how).filter(([, value]) => value !== ""));
		return withBytes(await this.#client.call("convert", { ...reading, wanted: { ...wanted, convert: JSON.stringify(chosen) } }));
	}

	async explain(rule: PgnRuleName | (string & {})): Promise<string | undefined> {
		if (typeof rule !== "string") throw new TypeError("explain: the rule's name has to be a string");
		this.#client.throwIfClosed();
		const page = await rulePages.of(rule);
		this.#client.throwIfClosed();
		return page;
	}

	async rules(): Promise<PgnRule[]> {
		return this.#client.ask("rules");
	}
}

/** Adds the table of openings to what is asked, where the rule is wanted that compares with it. */
async function withOpenings(reading: Reading, { severities }: Pick<PgnValidateOptions, "severities">): Promise<Reading> {
	const severity = severities?.["tag/eco"];
	if (severity === undefined || severity === "off") return reading;
	const { table } = await openings.read();
	return { ...reading, wanted: { ...reading.wanted, openings: table } };
}
