import type { Client } from "../host/client.js";
import { withBytes } from "../host/client.js";
import type { Engine } from "../host/engine.js";
import { KitMemoryError } from "../host/errors.js";
import type { Answer } from "../host/program.js";
import { bytesOf, joined, lengthOf, readAll } from "../host/source.js";
import { type Kept, mayBeOther, mostUnnamed } from "./other.js";
import type { Reading } from "./reading.js";
import type { Converted, Validation } from "./types.js";

/** What a file of another notation is as PBN, and what was found in it. */
export interface Other {
	bytes: Uint8Array<ArrayBuffer>;
	found: Validation;
}

/** Converts files, by a module of its own. */
export class Converter {
	readonly #engine: Engine;

	constructor(engine: Engine) {
		this.#engine = engine;
	}

	/** Whether a file may be of another notation than PBN, by its start. */
	mayRead(start: Uint8Array): boolean {
		return mayBeOther(start);
	}

	/** A file in another notation. Errors name the verb. */
	async convert({ file, wanted, calling: { signal } }: Reading, verb: string = "convert"): Promise<Converted> {
		signal?.throwIfAborted();
		const bytes = bytesOf(file) ?? (await readAll(file, verb, signal));
		this.#engine.throwIfClosed();
		const answer = await this.#engine.call("convert", bytes, wanted, signal);
		if (answer.refused !== undefined) throw new TypeError(`${verb}: ${answer.refused}`);
		if (answer.failed !== undefined) throw new KitMemoryError(answer.failed);
		return withBytes(answer);
	}

	/** A file of another notation as PBN; undefined if it is in no other notation, or if its report says that it has a game of PBN. */
	async toPBN(
		verb: "parse" | "games" | "validate" | "export",
		{ file, notation, wanted, calling }: Reading,
		report: Validation | undefined,
		kept?: Kept,
	): Promise<Other | undefined> {
		if (notation === "pbn" || (report && (report.gameCount > 0 || report.blockCount))) return undefined;
		const total = lengthOf(file, verb);
		let bytes: Uint8Array | undefined;
		if (total === undefined && report) bytes = kept?.parts && joined(kept.parts);
		else if (!report || (total as number) <= mostUnnamed) bytes = bytesOf(file) ?? (await readAll(file, verb, calling.signal));
		if (!bytes?.length || (report && !this.mayRead(bytes))) return undefined;
		const { from: _from, count: _count, diagnostics: _diagnostics, as: _as, ...others } = wanted as Record<string, unknown>;
		const asPBN = verb === "export" ? {} : { encoding: "utf-8", missing: "omit" };
		const made = await this.convert({ file: bytes, wanted: { ...others, ...asPBN, from: notation, to: "pbn" }, calling, notation }, verb);
		const { bytes: pbn, from, ...found } = made;
		if (from === "pbn") return undefined;
		const { changes, changed, ...validation } = found;
		return { bytes: pbn, found: { ...(verb === "export" ? found : validation), from } as Validation };
	}
}

/** The games of what was made of another notation. */
export function parsed(client: Client, { bytes }: Other, { wanted, calling }: Reading): Promise<Answer> {
	const { from, count } = wanted as { from?: number; count?: number };
	return client.call("parse", { file: bytes, wanted: { from, count, sourceEncoding: "utf-8" }, calling });
}
