// What the clients of all notations are made from: a notation has its options, its verbs, and what makes games of answers.
import { until } from "./abort.js";
import type { Engine } from "./engine.js";
import { Findings } from "./findings.js";
import { type Calling, job } from "./job.js";
import { laterList, makeLater } from "./later.js";
import type { Engines } from "./load.js";
import type { Answer } from "./program.js";
import { bytesOf, joined, lengthOf, pieceSize, readAll } from "./source.js";
import { writerOf } from "./sink.js";
import type { ByteSink, NodeSink, Source } from "./types.js";

const utf8 = new TextDecoder();
const encoder = new TextEncoder();

/** A call's options, those that the core gets and those that it does not. */
export interface Asked {
	wanted: object;
	calling: Calling & { to?: ByteSink | NodeSink | undefined };
}

/** A source that is not a text any more, and what is asked of it. */
export interface Reading extends Asked {
	file: Exclude<Source, string>;
}

/** A verb's options, as `completed` gives them, for a call. */
export function parted({ signal, onProgress, to, ...wanted }: Record<string, unknown>): Asked {
	return { wanted, calling: { signal, onProgress, to } as Asked["calling"] };
}

/** A text becomes a file in UTF-8, whatever its characters would be taken for. Throws TypeError. */
export function readingOf<Of extends Asked>(verb: string, source: Source, asked: Of): Of & Reading {
	if (typeof source !== "string") return { ...asked, file: source };
	const { sourceEncoding } = asked.wanted as { sourceEncoding?: string };
	if (sourceEncoding && !["utf-8", "utf8"].includes(sourceEncoding)) {
		throw new TypeError(`${verb}: with a string, the option "sourceEncoding" has to be "utf-8"`);
	}
	return { ...asked, file: encoder.encode(source), wanted: { ...asked.wanted, sourceEncoding: "utf-8" } };
}

/** What is used of a game. */
interface Numbered {
	number: number;
}

/** The calls of a client, over engines. */
export class Client {
	readonly #engines: Engines;

	constructor(engines: Engines) {
		this.#engines = engines;
	}

	/** What a verb without a source says. */
	async ask<Result>(verb: string): Promise<Result> {
		return decode(await this.#engine("calls", 0).call(verb, "", {}));
	}

	/** One call, where the core takes the options. Errors name the verb, or what the caller calls it. */
	async call(verb: string, { file, wanted, calling: { signal } }: Reading, name: string = verb): Promise<Answer> {
		signal?.throwIfAborted();
		const bytes = bytesOf(file) ?? (await readAll(file, name, signal));
		const answer = await this.#engine("calls", bytes.length).call(verb, bytes, wanted, signal);
		if (answer.refused !== undefined) throw new TypeError(`${name}: ${answer.refused}`);
		return answer;
	}

	/** The report of a verb that may read in pieces. What comes before the report, `take` gets, and is waited for. */
	async report<Found extends object>(verb: string, reading: Reading, take: (answer: Answer) => unknown): Promise<Found> {
		const { file, wanted, calling } = reading;
		const total = lengthOf(file, verb);
		if (total !== undefined && total <= pieceSize) {
			const answer = await this.call(verb, reading);
			const report = decode<Found>(answer);
			await take(answer);
			calling.onProgress?.({ done: total, total });
			return report;
		}
		let last: Answer = {};
		const lists = new Findings();
		for await (last of job(this.#engines.jobs, verb, file, wanted, calling)) {
			lists.add(last);
			await take(last);
		}
		return lists.report(decode<Found>(last));
	}

	/**
	 * The games of a file, one at a time, with what is wrong with each where the option `diagnostics` asks for it, or what else a verb makes of
	 * games. Returns the report, or undefined where `count` ended it before.
	 */
	async *games<Game extends Numbered, Found extends object>(
		{ file, wanted, calling }: Reading,
		unpack: (answer: Answer) => (() => Game)[],
		verb = (wanted as { diagnostics?: boolean }).diagnostics ? "games" : "parse",
		name = verb === "parse" ? "games" : verb,
	): AsyncGenerator<Game, Found | undefined, void> {
		const { diagnostics, ...options } = wanted as { diagnostics: boolean; from: number; count: number };
		const last = lastOf(options);
		const lists = new Findings();
		for await (const answer of job(this.#engine("jobs", lengthOf(file, name)), verb, file, options, calling, name)) {
			for (const make of unpack(answer)) {
				calling.signal?.throwIfAborted();
				const game = make();
				yield game;
				if (game.number === last) return undefined;
			}
			lists.add(answer);
			if (answer.json) return lists.report(decode<Found>(answer));
		}
		return undefined;
	}

	/** Applies fixes, or all that are safe. */
	async apply<Applied extends WithBytes>({ wanted, ...reading }: Reading, verb = "apply"): Promise<Applied> {
		const { fixes, ...others } = wanted as { fixes?: Fix[] };
		const asked = { ...others, safe: fixes === undefined, fixes: (fixes ?? []).map(edits) };
		return withBytes(await this.call(verb, { ...reading, wanted: asked }));
	}

	/** What a verb makes of pieces that are no file. */
	async make<Made extends WithBytes>(verb: string, pieces: AsyncIterable<Uint8Array>, isSmall: boolean, asked: Asked): Promise<Made> {
		const parts: Uint8Array[] = [];
		let last: Answer = {};
		for await (last of this.answers(verb, pieces, isSmall, asked)) if (last.bytes) parts.push(last.bytes);
		return withBytes({ ...last, bytes: joined(parts) });
	}

	/** The same, answer by answer. */
	answers(verb: string, pieces: AsyncIterable<Uint8Array>, isSmall: boolean, { wanted, calling }: Asked): AsyncGenerator<Answer, void, void> {
		return job(this.#engine("jobs", isSmall ? 0 : undefined), verb, pieces, wanted, calling);
	}

	throwIfClosed(): void {
		this.#engines.calls.throwIfClosed();
	}

	close(): void {
		const { calls, jobs, small } = this.#engines;
		for (const engine of [calls, jobs, small]) engine?.close();
	}

	/** What does a call or a job for so many bytes. */
	#engine(kind: "calls" | "jobs", bytes: number | undefined): Engine {
		const { small } = this.#engines;
		return small && bytes !== undefined && bytes <= pieceSize ? small : this.#engines[kind];
	}
}

/** The number of the last game that is wanted. */
export function lastOf({ from, count }: { from: number; count: number }): number {
	return count > 0 ? Math.max(from, 1) + count - 1 : Infinity;
}

/** The games of `parse`: each is made when it is read for the first time. */
export class GameList<Game extends Numbered> {
	readonly games: Game[] = laterList();
	/** The number of the first game that is too much. */
	next: number | undefined;
	readonly #most: number;
	#size = 0;

	/** @param most how much text of games it takes, in bytes */
	constructor(most: number) {
		this.#most = most;
	}

	/** Takes the games of an answer. */
	add({ games: text }: Answer, games: (() => Game)[]): void {
		this.#size += text?.length ?? 0;
		// There has to be one answer, however large its game is: a caller goes on from `next`.
		if (this.#size <= this.#most || this.games.length === 0) for (const game of games) makeLater(this.games, this.games.length, game);
		else if (games[0]) this.next ??= games[0]().number;
	}

	/** What was found of the file, and its games, by a name. Lists that are made when somebody reads them are not read here. */
	fileOf(found: object, name = "games"): object {
		const { games, next } = this;
		return Object.defineProperties({ [name]: games, ...(next !== undefined && { next }) }, Object.getOwnPropertyDescriptors(found));
	}
}

/** What crosses as JSON, a line each: each is made when it is asked for. */
export function jsonLines<Of>({ games }: Answer): (() => Of)[] {
	if (!games?.length) return [];
	return utf8
		.decode(games)
		.trimEnd()
		.split("\n")
		.map((line) => () => JSON.parse(line) as Of);
}

/** Lets `work` write a file: to the stream that the caller has given, or into the result. */
export async function written<Found extends object>(
	{ to, signal }: Asked["calling"],
	work: (take: (bytes: Uint8Array<ArrayBuffer>) => unknown) => Promise<Found>,
): Promise<Found & Partial<WithBytes>> {
	if (to) return writing(to, signal, work);
	const parts: Uint8Array<ArrayBuffer>[] = [];
	const found = await work((bytes) => parts.push(bytes));
	return Object.assign(found, { bytes: joined(parts) });
}

interface WithBytes {
	bytes: Uint8Array<ArrayBuffer>;
}

/** The report of a call that makes a file, with the file. */
export function withBytes<Result extends WithBytes>(answer: Answer): Result {
	return Object.assign(decode<Result>(answer), { bytes: answer.bytes ?? new Uint8Array() });
}

export function decode<Result>({ json }: Answer): Result {
	return JSON.parse(utf8.decode(json)) as Result;
}

/** What is used of a fix. */
interface Fix {
	edits: { span: { start: { byte: number }; end: { byte: number } }; text: string }[];
}

/** The edits of a fix as the Go side wants them. */
function edits(fix: Fix): object[] {
	return fix.edits.map(({ span, text }) => ({ from: span.start.byte, to: span.end.byte, text }));
}

/** Makes the methods of a client its own, and bound: they may be passed on, as in `const { parse } = client`. */
export function bindVerbs(client: object): void {
	const methods = client as Record<string, (...given: unknown[]) => unknown>;
	for (let from: object = Object.getPrototypeOf(client); from !== Object.prototype; from = Object.getPrototypeOf(from)) {
		for (const name of Object.getOwnPropertyNames(from)) {
			if (name !== "constructor" && !Object.hasOwn(client, name)) Object.defineProperty(client, name, { value: methods[name]?.bind(client) });
		}
	}
}

interface Disposing {
	[Symbol.dispose](): void;
	[Symbol.asyncDispose](): Promise<void>;
}

/** Lets `using` and `await using` close a client, where the engine has their symbols. */
export function disposable<Closable extends { close(): void }>(client: Closable): Closable & Disposing {
	const { dispose, asyncDispose } = Symbol;
	if (dispose) Object.defineProperty(client, dispose, { value: () => client.close() });
	if (asyncDispose) Object.defineProperty(client, asyncDispose, { value: async () => client.close() });
	return client as Closable & Disposing;
}

/**
 * What `work` comes to, which writes to a stream: one piece after another, when the stream has room. Then the stream is
 * closed; where something fails it is aborted. Rejects as the stream does, and as `work`.
 */
async function writing<Result>(
	to: ByteSink | NodeSink,
	signal: AbortSignal | undefined,
	work: (write: (piece: Uint8Array<ArrayBuffer>) => Promise<void>) => Promise<Result>,
): Promise<Result> {
	const writer = writerOf(to);
	try {
		const result = await work((piece) => until(signal, writer.write(piece)));
		await until(signal, writer.close());
		return result;
	} catch (error) {
		writer.abort(error).catch(() => undefined);
		throw error;
	} finally {
		writer.releaseLock();
	}
}
