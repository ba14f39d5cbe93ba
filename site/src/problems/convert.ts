import type { Pbi } from "pbnkit/pbi";
import type { Calling, Converted } from "../files/converted.js";
import type { Work } from "../files/work.js";
import { recognizeFile } from "../intake/foreign.js";
import { convertInTurn as convertProblems, type Said } from "../played/convert.js";

export const pbiType = "text/x-pbi";

/** Checks and exports a file of problems, as `convertInTurn` of played/convert.ts does. Of one of Olive, what is read from then on is the PBI that is made of it. */
export function convertInTurn(work: Work<Pbi>, file: File, calling: Calling): Promise<Converted> {
	return convertProblems(work, file, calling, pbiType, async (pbi, options) => {
		const isOlive = (await recognizeFile(file))?.kind === "olv";
		if (!isOlive) return { said: (await pbi.export(file, options)) as Said };
		const made = await fromOlive(pbi, file, options.signal);
		return { said: (await pbi.export(made, options)) as Said, file: made };
	});
}

async function fromOlive(pbi: Pbi, file: File, signal: AbortSignal): Promise<File> {
	const { bytes } = await pbi.convert(file, { from: "olv", to: "pbi", signal });
	return new File([bytes], `${file.name.replace(/\.olv$/i, "")}.pbi`, { type: pbiType, lastModified: file.lastModified });
}
