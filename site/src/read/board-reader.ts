import type { Encoding, Game, Pbn } from "pbnkit";
import { ItemReader, readersBy } from "../list/item-reader.js";
import { BoardIndex } from "./board-index.js";

/** How a text of ours is written in a file's encoding. */
export function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
	const wide = { "utf-16le": true, "utf-16be": false }[encoding as string];
	if (wide === undefined) return new TextEncoder().encode(text);
	const view = new DataView(new ArrayBuffer(2 * text.length));
	for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), wide);
	return new Uint8Array(view.buffer);
}

/** A file of boards that is read as a person looks at it. */
export class BoardReader extends ItemReader<Pbn, Game, BoardIndex> {
	readonly place = { chosen: 1, query: "" };
	/** The first game, from when it was read. */
	#first: Game | undefined;

	protected newIndex(): BoardIndex {
		return new BoardIndex();
	}

	protected items(pbn: Pbn, options: Parameters<Pbn["games"]>[1]): AsyncIterable<Game> {
		return pbn.games(this.file, options);
	}

	protected override begin(first: Game): void {
		this.#first = first;
	}

	/** Whether the file is known to have no hands, or no results, in any of its games. */
	lacks(what: keyof BoardIndex["has"]): boolean {
		return this.complete && !this.index.isFull && !this.index.has[what];
	}

	/** One game, with all that it inherits. In a large file, only its own part is read. */
	async game(pbn: Pbn, number: number): Promise<Game | undefined> {
		if (number === 1 && this.#first) return this.#first;
		const { source, at } = await this.#sourceOf(number);
		const { games } = await pbn.parse(source, { ...this.as, from: at, count: 1 });
		const [game] = games;
		if (source === this.file) return game;
		const inheritsFrom = this.index.inheritsFrom(number);
		return game && { ...game, number, ...(inheritsFrom && { inheritsFrom }) };
	}

	/** One game as a file of its own in UTF-8, with what it inherits written out; "" where it is not there. */
	async pbnOf(pbn: Pbn, number: number): Promise<string> {
		const { source, at } = await this.#sourceOf(number);
		const { bytes } = await pbn.export(source, { ...this.as, encoding: "utf8", inherit: "resolve", missing: "omit" });
		const { games } = await pbn.parse(bytes, { sourceEncoding: "utf-8", from: at, count: 1 });
		const [game] = games;
		return new TextDecoder().decode(bytes.subarray(game?.span.start.byte ?? 0, game?.span.end.byte ?? 0));
	}

	/** What has to be read for a game, and which of its games that is, from 1. */
	async #sourceOf(number: number): Promise<{ source: Blob; at: number }> {
		const encoding = this.#encodingOfParts;
		const slices = encoding && this.index.slicesOf(number);
		if (!slices) return { source: this.file, at: number };
		const blank = encoded("\n\n", encoding);
		// Only PBN begins with this line: what comes before the first tag of a part may be anything.
		const start = encoded("% PBN 2.1\n", encoding);
		return { source: new Blob([start, ...slices.flatMap(({ from, to }) => [this.file.slice(from, to), blank])]), at: slices.length };
	}

	/** Several games, in the order of the file. */
	async *games(pbn: Pbn, numbers: readonly number[], signal: AbortSignal): AsyncGenerator<Game, void, void> {
		if (this.#encodingOfParts) {
			for (const number of numbers) {
				signal.throwIfAborted();
				const game = await this.game(pbn, number);
				if (game) yield game;
			}
			return;
		}
		const wanted = new Set(numbers);
		for await (const game of pbn.games(this.file, { ...this.as, signal })) if (wanted.has(game.number)) yield game;
	}

	/** The encoding of the file where its parts can be read by themselves: of a document with blocks of PBN a part need not be PBN. */
	get #encodingOfParts(): Encoding | undefined {
		return this.#first && this.#first.block === undefined ? this.encoding : undefined;
	}
}

export const { readerOf, wholeReaderOf } = readersBy((file) => new BoardReader(file));
