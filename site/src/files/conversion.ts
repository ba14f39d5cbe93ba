import type { Recognized } from "pbnkit/recognize";
import { foreignFile, recognizeFile } from "../intake/foreign.js";
import { enter, roomOf } from "../rooms/entered.js";
import type { Door, Room } from "../rooms/room.js";
import { siteWords } from "../words/site.js";
import { whyNot } from "./convert.js";
import type { Converted } from "./converted.js";
import { seldom } from "./pauses.js";
import type { Found, Row, Rows } from "./rows.js";
import type { Works } from "./works.js";

/** How often a row tells how far it is, in milliseconds. */
const progressEvery = 200;

/** What is done with the files of the list. */
export class Conversion {
	readonly #rows: Rows;
	readonly #works: Pick<Works, "of">;
	/** The room of the page, which takes what is of no other. */
	readonly #home: Room;
	readonly #doorOf: (is: Recognized) => Door | undefined;
	readonly #stops = new Map<number, AbortController>();
	/** The look at the file that was added last. */
	#looking: Promise<unknown> = Promise.resolve();

	/** @param doorOf finds the room of what a file is */
	constructor(rows: Rows, works: Pick<Works, "of">, home: Room, doorOf: (is: Recognized) => Door | undefined = () => undefined) {
		this.#rows = rows;
		this.#works = works;
		this.#home = home;
		this.#doorOf = doorOf;
	}

	/** Adds files to the list, and converts them. */
	add(found: Found[]): void {
		for (const row of this.#rows.add(found)) void this.#convert(row.id, row.file);
	}

	/**
	 * Converts another file of the same name in place of a row's own, such as the same with a fix. The row has its file and
	 * what was found in it until the other was read.
	 */
	replace(row: Row, file: File): void {
		this.#stops.get(row.id)?.abort();
		this.#rows.update(row.id, { state: "waiting", original: row.original ?? row.file, problem: undefined, download: undefined });
		void this.#convert(row.id, file, true);
	}

	/** Goes on with a file that was saved in place: what is on the disk now, and what was before. */
	saved(row: Row, { file, original }: { file: File; original: File }): void {
		// What was written is now what the file has, in whatever encoding.
		this.#rows.update(row.id, { saved: file, original, repairs: undefined, asLatin1: undefined });
		this.replace({ ...row, original }, file);
	}

	/** Converts the file of a row that was stopped. */
	restart(row: Row): void {
		this.#rows.update(row.id, { state: "waiting" });
		void this.#convert(row.id, row.file);
	}

	/** Converts the file of a row once more, in Latin-1 or with all of its characters. */
	writeAgain({ id, file }: Row, asLatin1: boolean): void {
		this.stop(id);
		this.#rows.update(id, { state: "waiting", asLatin1: asLatin1 || undefined, download: undefined });
		void this.#convert(id, file, true);
	}

	/** Gives up what is under way or waits for its turn. */
	stop(id: number): void {
		this.#stops.get(id)?.abort();
	}

	stopAll(): void {
		for (const stop of this.#stops.values()) stop.abort();
	}

	remove(id: number): void {
		this.stop(id);
		this.#rows.remove(id);
	}

	clear(): void {
		this.stopAll();
		this.#rows.clear();
	}

	/** Puts back what was taken from the list last. */
	putBack(): void {
		for (const row of this.#rows.putBack()) void this.#convert(row.id, row.file);
	}

	/**
	 * Finds out what a file is, one after another: there may be thousands. What is not read here waits for no module, and what is of another
	 * room is read there.
	 */
	#look({ id }: Row, file: File, room: Room, stop: AbortController): Promise<Recognized | undefined> {
		const looked = this.#looking.then(async () => {
			const is = stop.signal.aborted ? undefined : await recognizeFile(file);
			if (this.#stops.get(id) === stop && !stop.signal.aborted) this.#rows.update(id, { is });
			if (is?.sure && is.family !== room.facts.family) {
				const door = this.#doorOf(is);
				stop.abort(door ? new Elsewhere(door) : new Foreign(foreignFile(file.name, is)));
			}
			return is;
		});
		this.#looking = looked;
		return looked;
	}

	async #convert(id: number, file: File, urgent = false): Promise<void> {
		const rows = this.#rows;
		// It may have been taken away while it was saved.
		const row = rows.get(id);
		if (!row) return;
		const { asLatin1 } = row;
		const room = roomOf(row.room) ?? this.#home;
		const stop = new AbortController();
		const { signal } = stop;
		this.#stops.set(id, stop);
		const looked = this.#look(row, file, room, stop);
		try {
			const converted = await room.convert(this.#works.of(room), file, {
				asLatin1,
				urgent,
				signal,
				onStart: () => rows.update(id, { state: "reading" }),
				onProgress: seldom(progressEvery, (progress) => !signal.aborted && rows.update(id, { progress })),
			});
			const is = converted.blob.size === 0 ? await looked : undefined;
			signal.throwIfAborted();
			// What is not certain is tried here first.
			const door = is && is.family !== room.facts.family ? this.#doorOf(is) : undefined;
			if (door) return await this.#moveTo(door, id, file, urgent);
			// What is saved in place would be of another notation.
			const instead = converted.file && { file: converted.file, handle: undefined };
			rows.update(id, { file, ...instead, progress: undefined, ...outcome(file, is, converted, { room, asLatin1 }) });
		} catch (error) {
			// Another conversion of the same row has taken its place.
			if (this.#stops.get(id) !== stop) return;
			if (signal.reason instanceof Elsewhere) return await this.#moveTo(signal.reason.door, id, file, urgent);
			const isStopped = signal.aborted && !(signal.reason instanceof Foreign);
			const ended: Partial<Row> = isStopped ? { state: "stopped" } : { state: "failed", problem: whyNot(signal.aborted ? signal.reason : error) };
			rows.update(id, { file, progress: undefined, validation: undefined, ...ended });
		} finally {
			if (this.#stops.get(id) === stop) this.#stops.delete(id);
		}
	}

	/** Converts a file in another room. */
	async #moveTo(door: Door, id: number, file: File, urgent: boolean): Promise<void> {
		const stop = new AbortController();
		this.#stops.set(id, stop);
		try {
			const room = await door.open();
			if (stop.signal.aborted) return this.#rows.update(id, { state: "stopped" });
			enter(room);
			this.#rows.update(id, { room: room.facts.key });
			// From now on it is needed without a network, too.
			globalThis.navigator?.serviceWorker?.controller?.postMessage({ room: room.facts.key });
			await this.#convert(id, file, urgent);
		} catch (error) {
			this.#rows.update(id, { state: "failed", problem: whyNot(error) });
		}
	}
}

/** A file that is not read here, in words for the reader. */
class Foreign extends Error {}

/** A file of another room. */
class Elsewhere extends Error {
	readonly door: Door;

	constructor(door: Door) {
		super();
		this.door = door;
	}
}

function outcome(file: File, is: Recognized | undefined, { validation, blob, document, ending }: Converted, { room, asLatin1 }: { room: Room; asLatin1: boolean | undefined }): Partial<Row> {
	const foreign = blob.size === 0 && is?.family !== room.facts.family && foreignFile(file.name, is);
	if (foreign) return { state: "failed", problem: foreign };
	if (blob.size === 0) {
		const first = validation.diagnostics.find(({ severity }) => severity === "error");
		const problem = first?.message ?? room.words(siteWords()).none;
		// Where that is all, it is told once.
		return validation.diagnostics.length > 1 ? { state: "failed", validation, problem } : { state: "failed", problem };
	}
	const name = document ? file.name : `${file.name.replace(/\.[^.]*$/, "")}.${ending ?? room.facts.ending}`;
	// It is what is read from then on, so it has all characters.
	const asPbn = validation.from && !asLatin1 && { asPbn: new File([blob], name, { type: blob.type }) };
	return { state: "done", validation, document, ...asPbn, download: { blob, url: URL.createObjectURL(blob), name } };
}
