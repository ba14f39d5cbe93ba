import { until } from "../host/abort.js";
import type { Engine } from "../host/engine.js";
import { type Calling, job } from "../host/job.js";
import { complete } from "./options.js";
import type { Answer } from "../host/program.js";
import { rulePage } from "./rule-pages.js";
import { writing } from "../host/sink.js";
import { bytesOf, joined, lengthOf, pieceSize, readAll } from "../host/source.js";
import type {
	Applied,
	ApplyOptions,
	Block,
	Bytes,
	ByteSink,
	CheckedGame,
	Diagnostic,
	ExportDocumentOptions,
	Exported,
	ExportOptions,
	Fix,
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
import { laterList, makeLater } from "./later.js";
import { Unpacker } from "./unpack.js";

type Verb = "parse" | "validate" | "export" | "exportDocument" | "apply" | "edit" | "write" | "build" | "rules" | "nags" | "blocks";

const utf8 = new TextDecoder();

/** The usual limit, and the objects take more: a small file can become large, since games inherit. */
const mostGames = 64 * 1024 * 1024;

/** The verbs that make files of other data, which a page that only shows games never has. */
export type Making = "edit" | "write" | "deal" | "auction" | "play";

/** The name of what all verbs use. It is no name of a verb, so that nobody takes it for one. */
export const call = Symbol("call");

/** The verbs over engines: checks what goes in, decodes what comes out. Those that make files of other data are in `Maker`. */
export class Api implements Omit<Pbn, Making> {
	readonly #calls: Engine;
	readonly #jobs: Engine;
	readonly #most: number;

	/**
	 * @param calls does what is one call
	 * @param jobs reads what comes in pieces
	 * @param most how much text of games `parse` takes, in bytes
	 */
	constructor(calls: Engine, jobs: Engine, most = mostGames) {
		this.#calls = calls;
		this.#jobs = jobs;
		this.#most = most;
		// They may be passed on: const { parse } = pbn.
		const methods = this as unknown as Record<string, (...given: unknown[]) => unknown>;
		for (const { prototype } of new Set([Api, new.target])) {
			for (const name of Object.getOwnPropertyNames(prototype)) {
				if (name !== "constructor") Object.defineProperty(this, name, { value: methods[name]?.bind(this) });
			}
		}
	}

	async parse(source: Source, options: ParseOptions = {}): Promise<PbnFile> {
		const file: Omit<PbnFile, keyof Validation> = { games: laterList() };
		const unpacker = new Unpacker();
		let size = 0;
		const found = await this.#read<Validation>("parse", source, asked("parse", options), (answer) => {
			size += answer.games?.length ?? 0;
			const games = unpacker.take(answer);
			// One answer there has to be, however large its game is: a caller goes on from `next`.
			if (size <= this.#most || file.games.length === 0) for (const game of games) makeLater(file.games, file.games.length, game);
			else if (games[0]) file.next ??= games[0]().number;
		});
		return { ...file, ...found };
	}

	games(source: Source, options: GamesOptions & { diagnostics: true }): AsyncGenerator<CheckedGame, Validation | undefined, void>;
	games(source: Source, options?: GamesOptions): AsyncGenerator<Game, Validation | undefined, void>;
	async *games(source: Source, options: GamesOptions = {}): AsyncGenerator<Game, Validation | undefined, void> {
		const { wanted, calling } = asked("games", options);
		const { diagnostics, ...read } = wanted as { diagnostics: boolean; from: number; count: number };
		const { from, count } = read;
		const last = Math.max(from, 1) + count - 1;
		const lists = new Lists();
		const unpacker = new Unpacker();
		for await (const answer of job(this.#jobs, diagnostics ? "games" : "parse", source, read, calling)) {
			for (const make of unpacker.take(answer)) {
				calling.signal?.throwIfAborted();
				const game = make();
				yield game;
				if (count > 0 && game.number === last) return undefined;
			}
			lists.add(answer);
			if (answer.json) return lists.report<Validation>(answer);
		}
		return undefined;
	}

	async validate(source: Source, options: ValidateOptions = {}): Promise<Validation> {
		return this.#read("validate", source, asked("validate", options), () => undefined);
	}

	export(source: Source, options?: ExportOptions & { to?: undefined }): Promise<Exported>;
	export(source: Source, options: ExportOptions & { to: ByteSink }): Promise<Omit<Exported, "bytes">>;
	export(source: Source, options: ExportOptions): Promise<Omit<Exported, "bytes"> & Partial<Exported>>;
	async export(source: Source, options: ExportOptions = {}): Promise<Omit<Exported, "bytes"> & Partial<Exported>> {
		const { wanted, calling } = asked("export", options);
		const { to, signal } = calling;
		const parts: Uint8Array<ArrayBuffer>[] = [];
		const work = (take: (bytes: Uint8Array<ArrayBuffer>) => unknown) =>
			this.#read<Omit<Exported, "bytes">>("export", source, { wanted, calling }, ({ bytes }) => bytes && take(bytes));
		if (to) return writing(to, signal, work);
		const found = await work((bytes) => parts.push(bytes));
		return { ...found, bytes: joined(parts) };
	}

	async exportDocument(source: Bytes, options: ExportDocumentOptions = {}): Promise<Exported> {
		const { wanted, calling } = asked("exportDocument", options);
		return withBytes(await this[call]("exportDocument", source, wanted, calling));
	}

	async blocks(document: Bytes, options: SourceOptions = {}): Promise<Block[]> {
		const { wanted, calling } = asked("blocks", options);
		return decode(await this[call]("blocks", document, wanted, calling));
	}

	async apply(source: Bytes, options: ApplyOptions = {}): Promise<Applied> {
		const { wanted, calling } = asked("apply", options);
		const { fixes, ...others } = wanted as { fixes?: Fix[] };
		const answer = await this[call]("apply", source, { ...others, safe: fixes === undefined, fixes: (fixes ?? []).map(edits) }, calling);
		return { ...withBytes<Applied>(answer), applied: answer.applied ?? 0, ...(answer.more && { more: true }) };
	}

	async explain(rule: string): Promise<string | undefined> {
		if (typeof rule !== "string") throw new TypeError("explain: the rule's name has to be a string");
		this.#calls.throwIfClosed();
		const page = await rulePage(rule);
		this.#calls.throwIfClosed();
		return page;
	}

	async rules(): Promise<Rule[]> {
		return decode(await this.#calls.call("rules", "", {}));
	}

	async nags(source: Bytes = new Uint8Array()): Promise<NagTexts> {
		return decode(await this[call]("nags", source, {}, {}));
	}

	close(): void {
		this.#calls.close();
		this.#jobs.close();
	}

	/** The report of a verb that may read in pieces. What comes before the report, `take` gets, and is waited for. */
	async #read<Report extends Validation>(
		verb: "parse" | "validate" | "export",
		source: Source,
		{ wanted, calling }: Asked,
		take: (answer: Answer) => unknown,
	): Promise<Report> {
		const total = lengthOf(source, verb);
		if (total !== undefined && total <= pieceSize) {
			const answer = await this[call](verb, source as Bytes, wanted, calling);
			await take(answer);
			calling.onProgress?.({ done: total, total });
			return decode(answer);
		}
		let last: Answer = {};
		const lists = new Lists();
		for await (last of job(this.#jobs, verb, source, wanted, calling)) {
			lists.add(last);
			await take(last);
		}
		return lists.report(last);
	}

	/** One call, where the core takes the options. Errors name the verb, or what the caller calls it. */
	async [call](verb: Verb, source: Bytes, wanted: object, { signal }: Calling, name: string = verb): Promise<Answer> {
		signal?.throwIfAborted();
		const bytes = bytesOf(source) ?? (await until(signal, readAll(source, verb)));
		const answer = await this.#calls.call(verb, bytes, wanted, signal);
		if (answer.refused !== undefined) throw new TypeError(`${name}: ${answer.refused}`);
		return answer;
	}
}

/** The lists of a job's report, which come before it, in parts. */
class Lists {
	readonly #diagnostics: Diagnostic[] = [];
	readonly #changed: Diagnostic[] = [];

	add({ diagnostics, changed }: Answer): void {
		for (const one of listed<Diagnostic>(diagnostics)) this.#diagnostics.push(one);
		for (const one of listed<Diagnostic>(changed)) this.#changed.push(one);
	}

	/** The report that the last answer has, with them. */
	report<Report extends Validation>(last: Answer): Report {
		const report = decode<Report>(last);
		return Object.assign(report, { diagnostics: this.#diagnostics }, "changed" in report && { changed: this.#changed });
	}
}

/** A call's options, those that the core gets and those that it does not. */
interface Asked {
	wanted: object;
	calling: Calling & Pick<ExportOptions, "to">;
}

export function asked(verb: Parameters<typeof complete>[0], options: object): Asked {
	const { signal, onProgress, to, ...wanted } = complete(verb, options);
	return { wanted, calling: { signal, onProgress, to } as Asked["calling"] };
}

function decode<Result>({ json }: Answer): Result {
	return JSON.parse(utf8.decode(json)) as Result;
}

/** The report of a call that makes a file, with the file. */
export function withBytes<Result extends { bytes: Uint8Array }>(answer: Answer): Result {
	return Object.assign(decode<Result>(answer), { bytes: answer.bytes ?? new Uint8Array() });
}

function listed<One>(json: Uint8Array | undefined): One[] {
	return json ? (JSON.parse(`[${utf8.decode(json)}]`) as One[]) : [];
}

/** The edits of a fix as the Go side wants them. */
function edits(fix: Fix): object[] {
	return fix.edits.map(({ span, text }) => ({ from: span.start.byte, to: span.end.byte, text }));
}
