import type { Pgn } from "pbnkit/pgn";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { merged as mergedGames } from "../played/merge.js";
import type { Merged } from "../rooms/room.js";
import { pgnType } from "./convert.js";
import { isOfPositions } from "./positions.js";

/** The games of all files as one file, in the order of the standard: by date, event, round and players. Positions stay in that of their files. */
export function merged(work: Work<Pgn>, rows: readonly Row[], { signal }: { signal: AbortSignal }): Promise<Merged> {
	return mergedGames(work, rows, pgnType, signal, (pgn, source, options) => (rows.some(isOfPositions) ? pgn.epd.export(source, options) : pgn.export(source, { ...options, order: "collate" })));
}
