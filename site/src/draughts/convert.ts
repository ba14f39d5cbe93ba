import type { Pdn } from "pbnkit/pdn";
import type { Calling, Converted } from "../files/converted.js";
import type { Work } from "../files/work.js";
import { convertInTurn as convertGames, type Said } from "../played/convert.js";

export const pdnType = "application/x-draughts-pdn";

/** Checks and mends a file of games, as `convertInTurn` of played/convert.ts does. */
export function convertInTurn(work: Work<Pdn>, file: File, calling: Calling): Promise<Converted> {
	return convertGames(work, file, calling, pdnType, async (pdn, { signal, onProgress, to }) => {
		const { bytes } = await pdn.apply(file, { signal });
		const said = await pdn.validate(file, { signal, onProgress });
		await new Blob([bytes]).stream().pipeTo(to);
		return { said: { ...said, changes: [] } as Said };
	});
}
