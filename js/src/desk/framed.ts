import { until } from "../host/abort.js";
import { lengthOf, piecesOf } from "../host/source.js";
import type { Progress, Source } from "../host/types.js";

/** A file that is not a text any more. */
export type File = Exclude<Source, string>;

/** How long all files are, in bytes; undefined where that is not known. Throws TypeError. */
export function totalOf(files: readonly File[], verb: string): number | undefined {
	let total: number | undefined = 0;
	for (const file of files) {
		const length = lengthOf(file, verb);
		total = total === undefined || length === undefined ? undefined : total + length;
	}
	return total;
}

/** What a caller may have of the reading. */
interface Told {
	signal?: AbortSignal | undefined;
	onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Files as pieces of one job, as `core/desk/answers` reads them: before each piece is its length in four bytes, the lowest first, and a length of 0 ends
 * a file.
 */
export async function* framed(files: readonly File[], verb: string, total: number | undefined, { signal, onProgress }: Told): AsyncGenerator<Uint8Array, void, void> {
	let done = 0;
	for (const file of files) {
		const pieces = piecesOf(file, verb);
		let ended = false;
		try {
			while (!ended) {
				const piece = await until(signal, pieces.next());
				ended = piece === undefined;
				yield withLength(piece ?? new Uint8Array());
				done += piece?.length ?? 0;
				if (piece) onProgress?.({ done, ...(total !== undefined && { total }) });
			}
		} finally {
			if (!ended) pieces.cancel(signal?.reason);
		}
	}
}

function withLength(piece: Uint8Array): Uint8Array {
	const frame = new Uint8Array(4 + piece.length);
	new DataView(frame.buffer).setUint32(0, piece.length, true);
	frame.set(piece, 4);
	return frame;
}
