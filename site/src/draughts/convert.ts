import type { Pdn } from "pbnkit/pdn";
import type { Calling, Converted } from "../files/converted.js";
import type { Work } from "../files/work.js";
import { convertInTurn as convertGames, type Said } from "../played/convert.js";

export const pdnType = "application/x-draughts-pdn";

/** Checks and exports a file of games, as `convertInTurn` of played/convert.ts does. */
export function convertInTurn(work: Work<Pdn>, file: File, calling: Calling): Promise<Converted> {
	return convertGames(work, file, calling, pdnType, async (pdn, options) => ({ said: (await pdn.export(file, options)) as Said }));
}
