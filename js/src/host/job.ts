import { breathe, until } from "./abort.js";
import { KitMemoryError } from "./errors.js";
import type { Engine } from "./engine.js";
import type { Answer } from "./program.js";
import { piecesOf } from "./source.js";
import type { Progress } from "./types.js";

/** What a caller may have of a long call. */
export interface Calling {
	signal?: AbortSignal | undefined;
	onProgress?: ((progress: Progress) => void) | undefined;
	/** Gets a copy of each piece while it wants them, also of what comes after an early report. */
	kept?: { add(piece: Uint8Array): void; readonly wants: boolean };
}

const nothing = new Uint8Array();

/** How long a thread works on pieces until it lets others have it, in milliseconds: half a frame. A turn of its own for each takes longer than some pieces. */
const turn = 8;

/**
 * A verb over a source that comes in pieces: what it makes of each. Ending the iteration early gives the job up. Rejects as
 * the calls of an engine do, and as the source does; errors name the verb, or what the caller calls it.
 */
export async function* job(
	engine: Engine,
	verb: string,
	source: unknown,
	options: object,
	{ signal, onProgress, kept }: Calling,
	name = verb,
): AsyncGenerator<Answer, void, void> {
	signal?.throwIfAborted();
	const pieces = piecesOf(source, name);
	const opening = engine.open(verb, options);
	let ended = false;
	try {
		const begun = await until(signal, opening);
		if ("refused" in begun) throw new TypeError(`${name}: ${begun.refused}`);
		let done = 0;
		let begin = performance.now();
		for (;;) {
			let piece = await until(signal, pieces.next());
			ended = piece === undefined;
			if (piece && pieces.total === undefined) kept?.add(piece);
			done += piece?.length ?? 0;
			let answer: Answer;
			do {
				answer = await until(signal, piece ? begun.push(piece) : begun.finish());
				if (answer.refused !== undefined) throw new TypeError(`${name}: ${answer.refused}`);
				if (answer.failed !== undefined) throw new KitMemoryError(answer.failed);
				yield answer;
				if (performance.now() - begin >= turn) {
					await until(signal, breathe());
					begin = performance.now();
				}
				piece &&= nothing;
			} while (answer.more);
			// The report comes early if the beginning of a file shows that it is not in this notation.
			if (answer.json) {
				while (!ended && pieces.total === undefined && kept?.wants) {
					piece = await until(signal, pieces.next());
					ended = piece === undefined;
					if (piece) kept.add(piece);
				}
				return;
			}
			onProgress?.({ done, ...(pieces.total !== undefined && { total: pieces.total }) });
		}
	} finally {
		if (!ended) pieces.cancel(signal?.reason);
		opening.then((begun) => "drop" in begun && begun.drop()).catch(() => undefined);
	}
}
