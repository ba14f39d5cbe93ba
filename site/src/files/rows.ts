import type { Progress } from "pbnkit";
import type { Recognized } from "pbnkit/recognize";
import { type BeyondLatin1, beyondLatin1 } from "../out/written.js";
import type { Outcome } from "./kit.js";

/** A file that was chosen, dropped, pasted or loaded. */
export interface Found {
	file: File;
	/** The folder it was found in; "" for a file that was given by itself. */
	folder: string;
	/** Where it can be saved in place. */
	handle?: FileSystemFileHandle;
	/** Where it comes from, if not from the person's own disk: an address, the name of a .zip, or `fromLink`. */
	origin?: string;
	/** The file as it came, where `file` has been repaired since. */
	original?: File;
	/** What was repaired, the last step last. */
	repairs?: Repair[];
	/** The file of which a person has downloaded something last. */
	taken?: File;
}

export type State = "waiting" | "reading" | "done" | "failed" | "stopped";

export interface Download {
	blob: Blob;
	/** A blob URL of it. */
	url: string;
	name: string;
}

/** Fixes that were applied to a file. */
export interface Repair {
	before: File;
	/** How many fixes. */
	applied: number;
}

/** A file of the list. A row is never changed, but replaced. */
export interface Row extends Found {
	id: number;
	state: State;
	/** What the file is, once its start has been looked at; undefined where that does not show it. */
	is?: Recognized;
	/** The key of the room that reads it, where that is not the page's own. */
	room?: string;
	/** Whether the row opens when its file has been read. */
	opens: boolean;
	/** Whether the file is a page or another text with blocks of PBN in it, once it has been read. */
	document: boolean;
	/** What is on the disk since the conversion was saved in place. */
	saved?: File;
	/** Which one it is of files that are called the same, where it is not the first. */
	copy?: number;
	/** How far the reading is. */
	progress?: Progress;
	/** What was found in the file, and what was changed. */
	validation?: Outcome;
	/** Whether a person wants the download in Latin-1 even where that does not have all characters. */
	asLatin1?: boolean;
	/** Why there is nothing to download. */
	problem?: string;
	download?: Download;
	/** The file as PBN, where it is of another notation. */
	asPbn?: File;
}

/** What a change leaves as it is; a property that it gives as undefined is taken away. */
type Change = { [Name in keyof Row]?: Row[Name] | undefined };

/** How long changes of rows are gathered before they are told, in milliseconds: many files are read in a second. */
const gathering = 100;

/** The list of files. */
export class Rows {
	readonly #rows = new Map<number, Row>();
	#all: readonly Row[] | undefined;
	#nextId = 1;
	#telling: ReturnType<typeof setTimeout> | undefined;
	readonly #listeners = new Set<() => void>();
	/** Which one the last file was of those that are called the same. */
	readonly #copies = new Map<string, number>();
	/** What was taken from the list last, until something is added to it. */
	gone: readonly Row[] = [];

	/** In the order in which they were added. */
	get all(): readonly Row[] {
		return (this.#all ??= [...this.#rows.values()].sort((a, b) => a.id - b.id));
	}

	/** @returns a function that ends the subscription */
	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** A single file opens by itself. */
	add(found: Found[]): Row[] {
		this.gone = [];
		const added = found.map((one): Row => {
			const copy = this.#nextCopy(one);
			return { ...one, id: this.#nextId++, state: "waiting", opens: found.length === 1, document: false, ...(copy > 1 && { copy }) };
		});
		for (const row of added) this.#rows.set(row.id, row);
		this.#tell();
		return added;
	}

	get(id: number): Row | undefined {
		return this.#rows.get(id);
	}

	has(id: number): boolean {
		return this.#rows.has(id);
	}

	/** A row that is gone stays so. */
	update(id: number, change: Change): void {
		const row = this.#rows.get(id);
		if (!row) return;
		const next = { ...row, ...change };
		for (const name of Object.keys(change) as (keyof Row)[]) if (next[name] === undefined) delete next[name];
		if (next.download !== row.download) release(row);
		this.#rows.set(id, next as Row);
		this.#all = undefined;
		this.#telling ??= setTimeout(() => this.#tell(), gathering);
	}

	remove(id: number): void {
		const row = this.#rows.get(id);
		if (!row) return;
		this.#take([row]);
	}

	clear(): void {
		this.#take(this.all);
		this.#copies.clear();
	}

	/** Puts back what was taken from the list last, to be converted again. */
	putBack(): readonly Row[] {
		const back = this.gone.map(({ validation: _, download: __, progress: ___, problem: ____, ...row }): Row => ({ ...row, state: "waiting" }));
		this.gone = [];
		for (const row of back) {
			this.#rows.set(row.id, row);
			this.#copies.set(keyOf(row), Math.max(this.#copies.get(keyOf(row)) ?? 0, row.copy ?? 1));
		}
		this.#tell();
		return back;
	}

	#take(rows: readonly Row[]): void {
		for (const row of rows) {
			release(row);
			this.#rows.delete(row.id);
		}
		this.gone = rows;
		this.#tell();
	}

	#nextCopy(found: Found): number {
		const copy = (this.#copies.get(keyOf(found)) ?? 0) + 1;
		this.#copies.set(keyOf(found), copy);
		return copy;
	}

	#tell(): void {
		clearTimeout(this.#telling);
		this.#telling = undefined;
		this.#all = undefined;
		for (const listener of this.#listeners) listener();
	}
}

/** What files have in common that are called the same. */
function keyOf({ file, folder, origin = "" }: Found): string {
	return JSON.stringify([origin, folder, file.name]);
}

/** What a file is called in the list, where several may have its name. */
export function nameInList({ file, copy }: Row): string {
	return copy ? `${file.name} (${copy})` : file.name;
}

/** What a person is told of a row whose download has characters which Latin-1 does not have. */
export function beyondOf({ validation, asLatin1 }: Row): BeyondLatin1 | undefined {
	return beyondLatin1(validation?.needsUTF8, asLatin1);
}

/** Whether a file has fixes that are nowhere but in this page. */
export function isUnsaved({ file, repairs, taken }: Row): boolean {
	return repairs !== undefined && taken !== file;
}

/** Whether it is not known yet what comes of a file. */
export function isUnderWay({ state }: Row): boolean {
	return state === "waiting" || state === "reading";
}

function release({ download }: Row): void {
	if (download) URL.revokeObjectURL(download.url);
}
