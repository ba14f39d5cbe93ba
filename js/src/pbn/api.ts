import type { Engine } from "../host/engine.js";
import { PbnMemoryError } from "../host/errors.js";
import { type Calling, job } from "../host/job.js";
import type { Engines } from "../host/load.js";
import { complete } from "./options.js";
import type { Answer } from "../host/program.js";
import { rulePage } from "./rule-pages.js";
import { writing } from "../host/sink.js";
import { bytesOf, joined, lengthOf, pieceSize, readAll } from "../host/source.js";
import type {
	Applied,
	ApplyOptions,
	Block,
	ByteSink,
	CheckedGame,
	Converted,
	Diagnostic,
	ExportDocumentOptions,
	Exported,
	ExportOptions,
	Fix,
	Game,
	GamesOptions,
	NagTexts,
	Notation,
	ParseOptions,
	Pbn,
	PbnFile,
	Rule,
	Source,
	SourceOptions,
	ValidateOptions,
	Validation,
} from "./types.js";
import { laterList, makeLater } from "./later.js";
import { hasGame, Kept, mayBeOther, mayBePbn, mostUnnamed } from "./other.js";
import { Unpacker } from "./unpack.js";

type Verb = "parse" | "validate" | "export" | "exportDocument" | "apply" | "edit" | "write" | "build" | "rules" | "nags" | "blocks";

const utf8 = new TextDecoder();
const encoder = new TextEncoder();

/** The usual limit, and the objects take more: a small file can become large, since games inherit. */
const mostGames = 64 * 1024 * 1024;

/** The verbs that make files of other data, which a page that only shows games never has. */
export type Making = "edit" | "write" | "convert" | "deal" | "auction" | "play" | "solve" | "solvePlay" | "optimum";

/** The key of the method that all verbs use: a symbol, so that nobody takes it for a verb. */
export const call = Symbol("call");

/** The key of the method that converts. */
export const converted = Symbol("converted");

/** The verbs over engines: checks what goes in, decodes what comes out. Those that make files of other data are in `Maker`. */
export class Api implements Omit<Pbn, Making> {
	declare [Symbol.dispose]: () => void;
	declare [Symbol.asyncDispose]: () => Promise<void>;
	readonly #engines: Engines;
	readonly #most: number;

	/** @param most how much text of games `parse` takes, in bytes */
	constructor(engines: Engines, most = mostGames) {
		this.#engines = engines;
		this.#most = most;
		// They may be passed on: const { parse } = pbn.
		const methods = this as unknown as Record<string, (...given: unknown[]) => unknown>;
		for (const { prototype } of new Set([Api, new.target])) {
			for (const name of Object.getOwnPropertyNames(prototype)) {
				if (name !== "constructor" && !Object.hasOwn(this, name)) Object.defineProperty(this, name, { value: methods[name]?.bind(this) });
			}
		}
		disposable(this);
	}

	async parse(source: Source, options: ParseOptions = {}): Promise<PbnFile> {
		const file: Omit<PbnFile, keyof Validation> = { games: laterList() };
		const unpacker = new Unpacker();
		let size = 0;
		const found = await this.#read<Validation>("parse", read("parse", source, options), (answer) => {
			size += answer.games?.length ?? 0;
			const games = unpacker.take(answer);
			// There has to be one answer, however large its game is: a caller goes on from `next`.
			if (size <= this.#most || file.games.length === 0) for (const game of games) makeLater(file.games, file.games.length, game);
			else if (games[0]) file.next ??= games[0]().number;
		});
		return { ...file, ...found };
	}

	games(source: Source, options: GamesOptions & { diagnostics: true }): AsyncGenerator<CheckedGame, Validation | undefined, void>;
	games(source: Source, options?: GamesOptions): AsyncGenerator<Game, Validation | undefined, void>;
	async *games(source: Source, options: GamesOptions = {}): AsyncGenerator<Game, Validation | undefined, void> {
		const reading = read("games", source, options);
		const { file, wanted, calling, notation } = reading;
		const { diagnostics, ...asked } = wanted as { diagnostics: boolean; from: number; count: number };
		const { from, count } = asked;
		const last = Math.max(from, 1) + count - 1;
		const lists = new Lists();
		const unpacker = new Unpacker();
		const kept = new Kept();
		let report: Validation | undefined;
		const answers = mayBePbn(notation) ? job(this.#engine("jobs", lengthOf(file, "games")), diagnostics ? "games" : "parse", file, asked, { ...calling, kept }) : [];
		for await (const answer of answers) {
			for (const make of unpacker.take(answer)) {
				calling.signal?.throwIfAborted();
				kept.drop();
				const game = make();
				yield game;
				if (count > 0 && game.number === last) return undefined;
			}
			lists.add(answer);
			if (answer.json) report = lists.report<Validation>(answer);
		}
		const other = await this.#other("games", reading, report, kept);
		if (!other) return report;
		const ofGames = diagnostics ? byGame(other.found.diagnostics) : undefined;
		for (const make of new Unpacker().take(await this.#parsed(other, reading))) {
			const game = make();
			yield ofGames ? Object.assign(game, { diagnostics: ofGames.get(game.number) ?? [] }) : game;
			if (count > 0 && game.number === last) return undefined;
		}
		return other.found;
	}

	async validate(source: Source, options: ValidateOptions = {}): Promise<Validation> {
		const { wanted, ...reading } = read("validate", source, options);
		const { solved, doubleDummy, ...others } = wanted as { solved: unknown; doubleDummy: unknown };
		return this.#read("validate", { ...reading, wanted: { ...others, solved: solved && JSON.stringify(solved) } }, () => undefined);
	}

	export(source: Source, options?: ExportOptions & { to?: undefined }): Promise<Exported>;
	export(source: Source, options: ExportOptions & { to: ByteSink }): Promise<Omit<Exported, "bytes">>;
	export(source: Source, options: ExportOptions): Promise<Omit<Exported, "bytes"> & Partial<Exported>>;
	async export(source: Source, options: ExportOptions = {}): Promise<Omit<Exported, "bytes"> & Partial<Exported>> {
		const reading = read("export", source, options);
		const { to, signal } = reading.calling;
		const parts: Uint8Array<ArrayBuffer>[] = [];
		const work = (take: (bytes: Uint8Array<ArrayBuffer>) => unknown) =>
			this.#read<Omit<Exported, "bytes">>("export", reading, ({ bytes }) => bytes && take(bytes));
		if (to) return writing(to, signal, work);
		const found = await work((bytes) => parts.push(bytes));
		return Object.assign(found, { bytes: joined(parts) });
	}

	async exportDocument(source: Source, options: ExportDocumentOptions = {}): Promise<Exported> {
		return withBytes(await this[call]("exportDocument", read("exportDocument", source, options)));
	}

	async blocks(document: Source, options: SourceOptions = {}): Promise<Block[]> {
		return decode(await this[call]("blocks", read("blocks", document, options)));
	}

	async apply(source: Source, options: ApplyOptions = {}): Promise<Applied> {
		const { file, wanted, ...reading } = read("apply", source, options);
		const { fixes, ...others } = wanted as { fixes?: Fix[] };
		const answer = await this[call]("apply", { ...reading, file, wanted: { ...others, safe: fixes === undefined, fixes: (fixes ?? []).map(edits) } });
		return { ...withBytes<Applied>(answer), applied: answer.applied ?? 0, ...(answer.more && { more: true }) };
	}

	async explain(rule: string): Promise<string | undefined> {
		if (typeof rule !== "string") throw new TypeError("explain: the rule's name has to be a string");
		this.#engines.calls.throwIfClosed();
		const page = await rulePage(rule);
		this.#engines.calls.throwIfClosed();
		return page;
	}

	async rules(): Promise<Rule[]> {
		return decode(await this.#engine("calls", 0).call("rules", "", {}));
	}

	async nags(source: Source = ""): Promise<NagTexts> {
		return decode(await this[call]("nags", read("nags", source, {})));
	}

	close(): void {
		const { calls, jobs, small, other } = this.#engines;
		for (const engine of [calls, jobs, small, other]) engine?.close();
	}

	/** What does a call or a job for so many bytes. */
	#engine(kind: "calls" | "jobs", bytes: number | undefined): Engine {
		const { small } = this.#engines;
		return small && bytes !== undefined && bytes <= pieceSize ? small : this.#engines[kind];
	}

	/** The report of a verb that may read in pieces. What comes before the report, `take` gets, and is waited for. */
	async #read<Report extends Validation>(
		verb: "parse" | "validate" | "export",
		reading: Reading,
		take: (answer: Answer) => unknown,
	): Promise<Report> {
		const { file, wanted, calling, notation } = reading;
		const total = lengthOf(file, verb);
		const kept = new Kept();
		let report: Report | undefined;
		if (!mayBePbn(notation)) {
			// The caller says that it is not PBN, so only #other reads it.
		} else if (total !== undefined && total <= pieceSize) {
			const answer = await this[call](verb, reading);
			report = decode<Report>(answer);
			await take(answer);
			calling.onProgress?.({ done: total, total });
		} else {
			let last: Answer = {};
			const lists = new Lists();
			for await (last of job(this.#engines.jobs, verb, file, wanted, { ...calling, kept })) {
				if (hasGame(last)) kept.drop();
				lists.add(last);
				await take(last);
			}
			report = lists.report<Report>(last);
		}
		const other = await this.#other(verb, reading, report, kept);
		if (!other) return report as Report;
		if (verb === "export" && other.bytes.length > 0) await take({ bytes: other.bytes });
		if (verb === "parse") await take(await this.#parsed(other, reading));
		return other.found as Report;
	}

	/** Returns a file of another notation as PBN; undefined if it is in no other notation, or if its report says that it has a game of PBN. */
	async #other(verb: Converting, { file, notation, wanted, calling }: Reading, report: Validation | undefined, kept: Kept): Promise<Other | undefined> {
		if (!this.#engines.other || notation === "pbn" || (report && (report.gameCount > 0 || report.blockCount))) return undefined;
		const total = lengthOf(file, verb);
		let bytes: Uint8Array | undefined;
		if (total === undefined && report) bytes = kept.parts && joined(kept.parts);
		else if (!report || (total as number) <= mostUnnamed) bytes = bytesOf(file) ?? (await readAll(file, verb, calling.signal));
		if (!bytes?.length || (report && !mayBeOther(bytes))) return undefined;
		const { from: _from, count: _count, diagnostics: _diagnostics, as: _as, ...others } = wanted as Record<string, unknown>;
		const asPbn = verb === "export" ? {} : { encoding: "utf8", missing: "omit" };
		const made = await this[converted]({ file: bytes, wanted: { ...others, ...asPbn, from: notation, to: "pbn" }, calling, notation }, verb);
		const { bytes: pbn, from, ...found } = made;
		if (from === "pbn") return undefined;
		const { changes, changed, ...validation } = found;
		return { bytes: pbn, found: { ...(verb === "export" ? found : validation), from } as Validation };
	}

	/** The games of what was made of another notation. */
	#parsed({ bytes }: Other, { wanted, calling, notation }: Reading): Promise<Answer> {
		const { from, count } = wanted as { from?: number; count?: number };
		return this[call]("parse", { file: bytes, wanted: { from, count, sourceEncoding: "utf-8" }, calling, notation });
	}

	/** A file in another notation. Errors name the verb. */
	async [converted]({ file, wanted, calling: { signal } }: Reading, verb: string = "convert"): Promise<Converted> {
		signal?.throwIfAborted();
		const bytes = bytesOf(file) ?? (await readAll(file, verb, signal));
		const { calls, other = calls } = this.#engines;
		calls.throwIfClosed();
		const answer = await other.call("convert", bytes, wanted, signal);
		if (answer.refused !== undefined) throw new TypeError(`${verb}: ${answer.refused}`);
		if (answer.failed !== undefined) throw new PbnMemoryError(answer.failed);
		return withBytes(answer);
	}

	/** One call, where the core takes the options. Errors name the verb, or what the caller calls it. */
	async [call](verb: Verb, { file, wanted, calling: { signal } }: Reading, name: string = verb): Promise<Answer> {
		signal?.throwIfAborted();
		const bytes = bytesOf(file) ?? (await readAll(file, name, signal));
		const answer = await this.#engine("calls", bytes.length).call(verb, bytes, wanted, signal);
		if (answer.refused !== undefined) throw new TypeError(`${name}: ${answer.refused}`);
		return answer;
	}
}

type Disposing = Pick<Pbn, typeof Symbol.dispose | typeof Symbol.asyncDispose>;

/** Lets `using` and `await using` close it, where the engine has their symbols. */
export function disposable<Closable extends { close(): void }>(closable: Closable): Closable & Disposing {
	const { dispose, asyncDispose } = Symbol;
	if (dispose) Object.defineProperty(closable, dispose, { value: () => closable.close() });
	if (asyncDispose) Object.defineProperty(closable, asyncDispose, { value: async () => closable.close() });
	return closable as Closable & Disposing;
}

/** The lists of a job's report, which come before it, in parts. Each is read when it comes: all at once would keep a page waiting. */
class Lists {
	readonly #diagnostics: Diagnostic[] = [];
	readonly #changed: Diagnostic[] = [];

	add({ diagnostics, changed }: Answer): void {
		for (const one of listed(diagnostics)) this.#diagnostics.push(one);
		for (const one of listed(changed)) this.#changed.push(one);
	}

	/** The report that the last answer has, with them. */
	report<Report extends Validation>(last: Answer): Report {
		const report = decode<Report>(last);
		const changed = "changed" in report && { changed: inOrder(this.#changed, last.changedOrder) };
		return Object.assign(report, { diagnostics: inOrder(this.#diagnostics, last.order) }, changed);
	}
}

/** A call's options, those that the core gets and those that it does not. */
interface Asked {
	wanted: object;
	calling: Calling & Pick<ExportOptions, "to">;
	/** "" where the caller does not say. */
	notation: Notation | "";
}

type Converting = "parse" | "games" | "validate" | "export";

/** What a file of another notation is as PBN, and what was found in it. */
interface Other {
	bytes: Uint8Array<ArrayBuffer>;
	found: Validation;
}

export function asked(verb: Parameters<typeof complete>[0], options: object): Asked {
	const { signal, onProgress, to, notation = "", ...wanted } = complete(verb, options);
	// Of `convert` it is the notation that is made.
	if (verb === "convert") return { wanted: { ...wanted, to }, calling: { signal } as Asked["calling"], notation: "" };
	return { wanted, calling: { signal, onProgress, to } as Asked["calling"], notation: notation as Notation | "" };
}

/** A source that is not a text any more, and what is asked of it. */
interface Reading extends Asked {
	file: Exclude<Source, string>;
}

/** A text becomes a file in UTF-8, whatever its characters would be taken for. Throws TypeError. */
export function read(verb: Parameters<typeof complete>[0], source: Source, options: object): Reading {
	const { wanted, calling, notation } = asked(verb, options);
	if (typeof source !== "string") return { file: source, wanted, calling, notation };
	const { sourceEncoding } = wanted as SourceOptions;
	if (sourceEncoding && sourceEncoding !== "utf-8") throw new TypeError(`${verb}: with a string, the option "sourceEncoding" has to be "utf-8"`);
	return { file: encoder.encode(source), wanted: { ...wanted, sourceEncoding: "utf-8" }, calling, notation };
}

function decode<Result>({ json }: Answer): Result {
	return JSON.parse(utf8.decode(json)) as Result;
}

/** The report of a call that makes a file, with the file. */
export function withBytes<Result extends { bytes: Uint8Array }>(answer: Answer): Result {
	return Object.assign(decode<Result>(answer), { bytes: answer.bytes ?? new Uint8Array() });
}

function listed(json: Uint8Array | undefined): Diagnostic[] {
	return json ? (JSON.parse(`[${utf8.decode(json)}]`) as Diagnostic[]) : [];
}

/** A list in the order of the file, if it came in another. */
function inOrder(list: Diagnostic[], order: Uint8Array | undefined): Diagnostic[] {
	return order ? (JSON.parse(utf8.decode(order)) as number[]).map((number) => list[number] as Diagnostic) : list;
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

/** The edits of a fix as the Go side wants them. */
function edits(fix: Fix): object[] {
	return fix.edits.map(({ span, text }) => ({ from: span.start.byte, to: span.end.byte, text }));
}
