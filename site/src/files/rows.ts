import type { Exported } from "pbnkit";

/** A file that was chosen or dropped. */
export interface Found {
	file: File;
	/** The folder it was found in; "" for a file that was given by itself. */
	folder: string;
}

export type State = "waiting" | "reading" | "done" | "failed";

export interface Download {
	/** A blob URL, which keeps the file in export format. */
	url: string;
	name: string;
}

/** What came of a file, without what takes much memory. */
export type Outcome = Omit<Exported, "bytes" | "changed">;

/** A file of the list. A row is never changed, but replaced. */
export interface Row extends Found {
	id: number;
	state: State;
	/** Whether the row opens when its file has been read. */
	opens: boolean;
	/** What was found in the file, and what was changed. */
	validation?: Outcome;
	/** Why there is nothing to download. */
	problem?: string;
	download?: Download;
}

/** The list of files. */
export class Rows {
	#rows: readonly Row[] = [];
	#nextId = 1;
	readonly #listeners = new Set<() => void>();

	get all(): readonly Row[] {
		return this.#rows;
	}

	/** @returns a function that ends the subscription */
	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** A single file opens by itself. */
	add(found: Found[]): Row[] {
		const added = found.map((one): Row => ({ ...one, id: this.#nextId++, state: "waiting", opens: found.length === 1 }));
		this.#set([...this.#rows, ...added]);
		return added;
	}

	has(id: number): boolean {
		return this.#rows.some((row) => row.id === id);
	}

	update(id: number, change: Partial<Row>): void {
		this.#set(this.#rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
	}

	remove(id: number): void {
		for (const row of this.#rows) if (row.id === id) release(row);
		this.#set(this.#rows.filter((row) => row.id !== id));
	}

	clear(): void {
		this.#rows.forEach(release);
		this.#set([]);
	}

	#set(rows: readonly Row[]): void {
		this.#rows = rows;
		for (const listener of this.#listeners) listener();
	}
}

function release({ download }: Row): void {
	if (download) URL.revokeObjectURL(download.url);
}
