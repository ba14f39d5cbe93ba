import type { Pbi } from "pbnkit/pbi";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { merged as mergedProblems } from "../played/merge.js";
import type { Merged } from "../rooms/room.js";
import { pbiType } from "./convert.js";

/** The problems of all files as one file. */
export function merged(work: Work<Pbi>, rows: readonly Row[], { signal }: { signal: AbortSignal }): Promise<Merged> {
	return mergedProblems(work, rows, pbiType, signal, (pbi, source, options) => pbi.export(source, options));
}
