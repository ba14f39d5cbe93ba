import type { Check } from "../../played/articles/position/use-check.js";
import { ofProblems } from "../reading-worker.js";
import { type Draft, problemOf } from "./draft.js";

/** The text that a draft is checked by. */
export const lineOf = (draft: Draft): string => JSON.stringify(problemOf(draft));

/** What the rules say of a problem that is entered. */
export const check: Check = async (line) => {
	const kit = await ofProblems.get();
	const { diagnostics } = await kit.write([JSON.parse(line)]);
	return { faults: diagnostics.filter(({ severity }) => severity !== "info") };
};

/** A problem that is entered as a file. */
export async function fileOf(draft: Draft): Promise<Uint8Array<ArrayBuffer>> {
	const kit = await ofProblems.get();
	const { bytes } = await kit.write([problemOf(draft)]);
	return bytes as Uint8Array<ArrayBuffer>;
}
