import type { Pgn } from "pbnkit/pgn";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { blobSink } from "../out/written.js";
import type { Merged } from "../rooms/room.js";

/** The games of all files as one file, in the order of the standard: by date, event, round and players. */
export async function merged(work: Work<Pgn>, rows: readonly Row[], { signal }: { signal: AbortSignal }): Promise<Merged> {
	// What was converted is in one encoding, and has no text between its games that would be another one's.
	const parts = rows.flatMap(({ download }) => (download ? [download.blob, "\n"] : []));
	const { to, blob } = blobSink("application/vnd.chess-pgn");
	const { gameCount } = await work.do((pgn) => pgn.export(new Blob(parts), { sourceEncoding: "utf-8", order: "collate", to, signal }), { signal });
	return { blob: blob(), count: gameCount };
}
