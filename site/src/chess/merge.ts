import type { Pgn } from "pbnkit/pgn";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { blobSink } from "../out/written.js";
import type { Merged } from "../rooms/room.js";
import { isOfPositions } from "./positions.js";

/** The games of all files as one file, in the order of the standard: by date, event, round and players. Positions stay in that of their files. */
export async function merged(work: Work<Pgn>, rows: readonly Row[], { signal }: { signal: AbortSignal }): Promise<Merged> {
	// What was converted is in one encoding, and has no text between its games that would be another one's.
	const parts = rows.flatMap(({ download }) => (download ? [download.blob, "\n"] : []));
	const source = new Blob(parts);
	const { to, blob } = blobSink("application/vnd.chess-pgn");
	const options = { sourceEncoding: "utf-8", to, signal } as const;
	const { gameCount } = await work.do((pgn) => (rows.some(isOfPositions) ? pgn.epd.export(source, options) : pgn.export(source, { ...options, order: "collate" })), { signal });
	return { blob: blob(), count: gameCount };
}
