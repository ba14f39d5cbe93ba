import type { Pdn } from "pbnkit/pdn";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { merged as mergedGames } from "../played/merge.js";
import type { Merged } from "../rooms/room.js";
import { pdnType } from "./convert.js";

/** The games of all files as one file. */
export function merged(work: Work<Pdn>, rows: readonly Row[], { signal }: { signal: AbortSignal }): Promise<Merged> {
	return mergedGames(work, rows, pdnType, signal, (pdn, source, options) => pdn.export(source, options));
}
