import type { Kit } from "../files/kit.js";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { blobSink } from "../out/written.js";
import type { Merged } from "../rooms/room.js";

/** The games of all files as one file. */
export async function merged<Of extends Kit>(work: Work<Of>, rows: readonly Row[], type: string, signal: AbortSignal, write: (kit: Of, source: Blob, options: { sourceEncoding: "utf-8"; to: ReturnType<typeof blobSink>["to"]; signal: AbortSignal }) => Promise<{ gameCount: number }>): Promise<Merged> {
	// What was converted is in one encoding, and has no text between its games that would be another one's.
	const source = new Blob(rows.flatMap(({ download }) => (download ? [download.blob, "\n"] : [])));
	const { to, blob } = blobSink(type);
	const { gameCount } = await work.do((kit) => write(kit, source, { sourceEncoding: "utf-8", to, signal }), { signal });
	return { blob: blob(), count: gameCount };
}
