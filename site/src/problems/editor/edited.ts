import type { PbiEditOptions } from "pbnkit/pbi";
import { ofProblems } from "../reading-worker.js";
import { changedIn, type Draft } from "./draft.js";

/** What is edited: a problem of a source, as it was when the editor was opened. */
export interface Edited {
	source: Blob | string;
	number: number;
	first: Draft;
}

/** The source with another draft of the problem; undefined where nothing is another. Rejects where that would bring an error, with what it is. */
export async function edited({ source, number, first }: Edited, draft: Draft, options: Pick<PbiEditOptions, "sourceEncoding"> = {}): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const set = changedIn(first, draft);
	if (Object.keys(set).length === 0) return undefined;
	const kit = await ofProblems.get();
	const { bytes, changed, refused } = await kit.edit(source, [{ problem: number, set }], options);
	if (refused) throw new Error(refused.map(({ message }) => message).join(" "));
	return changed.length > 0 ? bytes : undefined;
}
