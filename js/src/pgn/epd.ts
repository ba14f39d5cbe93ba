import { bindVerbs, type Client, GameList, jsonLines, parted, type Reading, readingOf, written } from "../host/client.js";
import { boolean, completed, oneOf, oneOfThese, type Option, to } from "../host/options.js";
import { fixes, gameCount, pieces, severities, text, whole } from "../host/verb-options.js";
import type {
	ByteSink,
	CheckedPgnEpdRecord,
	NodeSink,
	PgnEpd,
	PgnEpdApplied,
	PgnEpdApplyOptions,
	PgnEpdExported,
	PgnEpdExportOptions,
	PgnEpdFile,
	PgnEpdParseOptions,
	PgnEpdRecord,
	PgnEpdRecordsOptions,
	PgnEpdReport,
	PgnEpdValidateOptions,
	PgnEpdValidation,
	Source,
} from "./types.js";

const notation = oneOf("auto", "epd", "fen");

const known = {
	"epd.parse": { ...pieces, notation, from: gameCount, count: gameCount },
	"epd.records": { ...pieces, notation, from: gameCount, count: gameCount, diagnostics: boolean },
	"epd.validate": { ...pieces, notation, as: oneOf("import", "export"), severities, text },
	"epd.export": { ...pieces, notation, encoding: oneOfThese(["utf-8", "iso-8859-1", "ascii"], ["utf8", "latin1"]), text, to },
	"epd.apply": { ...whole, notation, severities, text, fixes, unmappable: oneOf("refuse", "replace") },
} satisfies Record<string, Record<string, Option>>;

/** A source, and a call's options. Throws TypeError. */
function read(verb: keyof typeof known, source: Source, options: object): Reading {
	return readingOf(verb, source, parted(completed(verb, known[verb], options)));
}

/** How much of the records `parse` takes, in bytes of their JSON. */
const mostRecords = 512 * 1024 * 1024;

/** The verbs for positions, over the client of a module with all verbs. */
export class Epd implements PgnEpd {
	readonly #client: Client;

	constructor(client: Client) {
		this.#client = client;
		bindVerbs(this);
	}

	async parse(source: Source, options: PgnEpdParseOptions = {}): Promise<PgnEpdFile> {
		const list = new GameList<PgnEpdRecord>(mostRecords);
		const found = await this.#client.report<PgnEpdReport>("epd.parse", read("epd.parse", source, options), (answer) => list.add(answer, jsonLines(answer)));
		return list.fileOf(found, "records") as PgnEpdFile;
	}

	records(source: Source, options: PgnEpdRecordsOptions & { diagnostics: true }): AsyncGenerator<CheckedPgnEpdRecord, PgnEpdReport | undefined, void>;
	records(source: Source, options?: PgnEpdRecordsOptions): AsyncGenerator<PgnEpdRecord, PgnEpdReport | undefined, void>;
	records(source: Source, options: PgnEpdRecordsOptions = {}): AsyncGenerator<PgnEpdRecord, PgnEpdReport | undefined, void> {
		return this.#client.games<PgnEpdRecord, PgnEpdReport>(read("epd.records", source, options), jsonLines, options.diagnostics ? "epd.records" : "epd.parse", "epd.records");
	}

	async validate(source: Source, options: PgnEpdValidateOptions = {}): Promise<PgnEpdValidation> {
		return this.#client.report("epd.validate", read("epd.validate", source, options), () => undefined);
	}

	export(source: Source, options?: PgnEpdExportOptions & { to?: undefined }): Promise<PgnEpdExported>;
	export(source: Source, options: PgnEpdExportOptions & { to: ByteSink | NodeSink }): Promise<Omit<PgnEpdExported, "bytes">>;
	export(source: Source, options: PgnEpdExportOptions): Promise<Omit<PgnEpdExported, "bytes"> & Partial<PgnEpdExported>>;
	async export(source: Source, options: PgnEpdExportOptions = {}): Promise<Omit<PgnEpdExported, "bytes"> & Partial<PgnEpdExported>> {
		const reading = read("epd.export", source, options);
		return written(reading.calling, (take) => this.#client.report<Omit<PgnEpdExported, "bytes">>("epd.export", reading, ({ bytes }) => bytes && take(bytes)));
	}

	async apply(source: Source, options: PgnEpdApplyOptions = {}): Promise<PgnEpdApplied> {
		return this.#client.apply(read("epd.apply", source, options), "epd.apply");
	}
}
