import type { Encoding, Progress } from "pbnkit";
import { Pauses } from "../files/pauses.js";

/** What is kept of the items of a file, so that each can be listed, found, and read again by itself. */
interface Index<Item> {
	/** In the order of the file. */
	readonly entries: readonly unknown[];
	/** Whether the list takes no other item. */
	readonly isFull: boolean;
	add(item: Item): void;
}

/** How all items of a file are read. */
interface ReadingAll {
	sourceEncoding?: Encoding;
	signal: AbortSignal;
	onProgress(progress: Progress): void;
}

/** A file that is read as a person looks at it: once for the list of its items, and then an item at a time. */
export abstract class ItemReader<Of, Item, List extends Index<Item>> {
	readonly file: File;
	/** Of the file, once it is known. */
	encoding: Encoding | undefined;
	/** Where the person was, for when the file is opened again. */
	abstract readonly place: { chosen: number; query: string };
	/** The numbers of the items that the person has marked, to take them along. */
	readonly marked = new Set<number>();
	index = this.newIndex();
	/** Whether the index has the whole file. */
	complete = false;

	constructor(file: File, encoding?: Encoding) {
		this.file = file;
		this.encoding = encoding;
	}

	protected abstract newIndex(): List;

	protected abstract items(kit: Of, options: ReadingAll): AsyncIterable<Item>;

	/** Takes the first item. */
	protected begin(_first: Item): void {}

	/** Makes the index. The first item can be drawn before the next ones are read. Rejects with the signal's reason, and as the calls do. */
	async read(kit: Of, signal: AbortSignal, onProgress: (progress: Progress) => void, onFirst = () => {}): Promise<void> {
		const index = this.newIndex();
		this.index = index;
		const pauses = new Pauses();
		for await (const item of this.items(kit, { ...this.as, signal, onProgress })) {
			// Another reading may have begun since this one was given up.
			signal.throwIfAborted();
			index.add(item);
			if (index.entries.length === 1) {
				this.begin(item);
				onFirst();
				await drawn();
			}
			if (index.isFull) break;
			await pauses.take();
		}
		signal.throwIfAborted();
		this.complete = true;
	}

	/** How the bytes of the file are read. */
	protected get as(): { sourceEncoding?: Encoding } {
		return this.encoding ? { sourceEncoding: this.encoding } : {};
	}
}

/** Waits until what was shown is drawn. */
const drawn = () => new Promise<void>((next) => setTimeout(next));

interface Readers<Reader> {
	/** The reader of a file, whose encoding may not be known yet: always the same one, which knows what it has read. */
	readerOf(file: File, encoding: Encoding | undefined): Reader;
	/** The same, if it has read all of the file, else another one: what is read for the list on the page may be given up. */
	wholeReaderOf(file: File, encoding: Encoding | undefined): Reader;
}

/** The readers of the files of a room. */
export function readersBy<Reader extends Pick<ItemReader<never, never, Index<never>>, "encoding" | "complete" | "place" | "marked">>(make: (file: File) => Reader): Readers<Reader> {
	const readers = new WeakMap<File, Reader>();
	const readerOf = (file: File, encoding: Encoding | undefined): Reader => {
		let reader = readers.get(file);
		if (!reader) {
			reader = make(file);
			readers.set(file, reader);
		}
		reader.encoding ??= encoding;
		return reader;
	};
	return {
		readerOf,
		wholeReaderOf(file, encoding) {
			const shown = readerOf(file, encoding);
			if (shown.complete) return shown;
			const own = make(file);
			own.encoding = encoding;
			own.place.query = shown.place.query;
			for (const number of shown.marked) own.marked.add(number);
			return own;
		},
	};
}
