import { bindVerbs, Client, decode, disposable, GameList, jsonLines, parted, type Reading, readingOf, withBytes, written } from "../host/client.js";
import type { Engine } from "../host/engine.js";
import { nameErrors } from "../host/errors.js";
import { type Crossing, crossing, writeGames } from "../host/given.js";
import type { Engines } from "../host/load.js";
import { RulePages } from "../host/rule-pages.js";
import { ownRules, rulesFile, rulesHint } from "./assets.js";
import { complete } from "./options.js";
import type {
	ByteSink,
	CheckedPbiProblem,
	NodeSink,
	Pbi,
	PbiApplied,
	PbiApplyOptions,
	PbiBlock,
	PbiBlocksOptions,
	PbiConverted,
	PbiConvertOptions,
	PbiEdited,
	PbiEditOptions,
	PbiExported,
	PbiExportOptions,
	PbiFile,
	PbiParseOptions,
	PbiProblem,
	PbiProblemEdit,
	PbiProblemsOptions,
	PbiProblemToWrite,
	PbiRead,
	PbiRule,
	PbiRuleName,
	PbiValidateOptions,
	PbiValidation,
	PbiWriteOptions,
	PbiWritten,
	Source,
} from "./types.js";

/** What the module calls the object with its functions. */
export const globalName = "pbi";

nameErrors("Pbi");

/** How much of the problems `parse` takes, in bytes of their JSON. */
const mostProblems = 512 * 1024 * 1024;

const rulePages = /* @__PURE__ */ new RulePages(ownRules, rulesFile, rulesHint);

/** What follows from the fields of a problem does not cross. */
const given: Crossing = { skipped: new Set(["span", "diagnostics", "pieces", "aim", "key", "men", "twins", "conditions", "keywords", "judges"]), deepest: 8 };

/** A source, and a call's options. Throws TypeError. */
function read(verb: Parameters<typeof complete>[0], source: Source, options: object): Reading {
	return readingOf(verb, source, parted(complete(verb, options)));
}

/** All verbs, over a client. */
export class Api implements Pbi {
	declare [Symbol.dispose]: () => void;
	declare [Symbol.asyncDispose]: () => Promise<void>;
	readonly #client: Client;
	readonly #converter: Client;

	/** @param converter what does `convert`, which has a module of its own */
	constructor(engines: Engines, converter: Engine) {
		this.#client = new Client(engines);
		this.#converter = new Client({ calls: converter, jobs: converter });
		bindVerbs(this);
		disposable(this);
	}

	async parse(source: Source, options: PbiParseOptions = {}): Promise<PbiFile> {
		const list = new GameList<PbiProblem>(mostProblems);
		const found = await this.#client.report<PbiRead>("parse", read("parse", source, options), (answer) => list.add(answer, jsonLines(answer)));
		return list.fileOf(found, "problems") as PbiFile;
	}

	problems(source: Source, options: PbiProblemsOptions & { diagnostics: true }): AsyncGenerator<CheckedPbiProblem, PbiRead | undefined, void>;
	problems(source: Source, options?: PbiProblemsOptions): AsyncGenerator<PbiProblem, PbiRead | undefined, void>;
	problems(source: Source, options: PbiProblemsOptions = {}): AsyncGenerator<PbiProblem, PbiRead | undefined, void> {
		return this.#client.games<PbiProblem, PbiRead>(read("problems", source, options), jsonLines, options.diagnostics ? "problems" : "parse", "problems");
	}

	async validate(source: Source, options: PbiValidateOptions = {}): Promise<PbiValidation> {
		return this.#client.report("validate", read("validate", source, options), () => undefined);
	}

	async apply(source: Source, options: PbiApplyOptions = {}): Promise<PbiApplied> {
		return this.#client.apply(read("apply", source, options));
	}

	export(source: Source, options?: PbiExportOptions & { to?: undefined }): Promise<PbiExported>;
	export(source: Source, options: PbiExportOptions & { to: ByteSink | NodeSink }): Promise<Omit<PbiExported, "bytes">>;
	export(source: Source, options: PbiExportOptions): Promise<Omit<PbiExported, "bytes"> & Partial<PbiExported>>;
	async export(source: Source, options: PbiExportOptions = {}): Promise<Omit<PbiExported, "bytes"> & Partial<PbiExported>> {
		const reading = read("export", source, options);
		return written(reading.calling, (take) => this.#client.report<Omit<PbiExported, "bytes">>("export", reading, ({ bytes }) => bytes && take(bytes)));
	}

	async edit(source: Source, edits: readonly PbiProblemEdit[], options: PbiEditOptions = {}): Promise<PbiEdited> {
		const { wanted, ...reading } = read("edit", source, options);
		if (!Array.isArray(edits)) throw new TypeError("edit: the edits have to be an array");
		return withBytes(await this.#client.call("edit", { ...reading, wanted: { ...wanted, edits: JSON.stringify(crossing(edits, given)) } }));
	}

	async write(problems: readonly PbiProblemToWrite[], options: PbiWriteOptions = {}): Promise<PbiWritten> {
		return writeGames<PbiWritten>(this.#client, problems, (problem) => crossing(problem, given), parted(complete("write", options)), "problems");
	}

	async convert(source: Source, options: PbiConvertOptions): Promise<PbiConverted> {
		const { sourceEncoding, signal, ...how } = complete("convert", options);
		const { wanted, ...reading } = readingOf("convert", source, parted({ sourceEncoding, signal }));
		const chosen = Object.fromEntries(Object.entries(how).filter(([, value]) => value !== ""));
		return withBytes(await this.#converter.call("convert", { ...reading, wanted: { ...wanted, convert: JSON.stringify(chosen) } }));
	}

	async blocks(document: Source, options: PbiBlocksOptions = {}): Promise<PbiBlock[]> {
		return decode(await this.#client.call("blocks", read("blocks", document, options)));
	}

	async explain(rule: PbiRuleName | (string & {})): Promise<string | undefined> {
		if (typeof rule !== "string") throw new TypeError("explain: the rule's name has to be a string");
		this.#client.throwIfClosed();
		const page = await rulePages.of(rule);
		this.#client.throwIfClosed();
		return page;
	}

	async rules(): Promise<PbiRule[]> {
		return this.#client.ask("rules");
	}

	close(): void {
		this.#client.close();
	}
}
