import { Client, decode, parted, readingOf, withBytes, written } from "../host/client.js";
import { type Crossing, crossing, writeGames } from "../host/given.js";
import type { Engines } from "../host/load.js";
import { RulePages } from "../host/rule-pages.js";
import { ownRules, rulesFile, rulesHint } from "./assets.js";
import { complete } from "./options.js";
import { read, Reader } from "./reader.js";
import type {
	ByteSink,
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
	PdnGameEdit,
	PdnGameToWrite,
	PdnRule,
	PdnRuleName,
	PdnValidateOptions,
	PdnValidation,
	PdnWriteOptions,
	PdnWritten,
	Source,
} from "./types.js";

const rulePages = /* @__PURE__ */ new RulePages(ownRules, rulesFile, rulesHint);

/** What is in games only for those who show them, does not cross. A variation takes three levels of the JSON. */
const given: Crossing = { skipped: new Set(["span", "diagnostics"]), deepest: 190 };

/** All verbs, over a client. */
export class Api extends Reader implements Pdn {
	readonly #client: Client;

	constructor(engines: Engines) {
		const client = new Client(engines);
		super(client);
		this.#client = client;
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
}
