import type { Progress } from "pbnkit";
import type { Calling, Converted } from "../files/converted.js";
import type { Kit, Outcome } from "../files/kit.js";
import type { Work } from "../files/work.js";
import { blobSink } from "../out/written.js";
import { siteWords } from "../words/site.js";

/** What an export says. */
export type Said = Omit<Outcome, "version" | "claimsExport">;

/** How an export is called for. */
export interface Writing {
	signal: AbortSignal;
	onProgress(progress: Progress): void;
	to: ReturnType<typeof blobSink>["to"];
}

/**
 * Checks and exports a file when it is its turn, in UTF-8, which is what programs read. Rejects as the package does, and where the file
 * cannot be read.
 *
 * @param write exports it, and tells how its name ends where that is not as the room's other files, and what it has read in its place
 */
export function convertInTurn<Of extends Kit>(work: Work<Of>, file: File, { urgent, signal, onStart, onProgress }: Calling, type: string, write: (kit: Of, options: Writing) => Promise<{ said: Said } & Pick<Converted, "ending" | "file">>): Promise<Converted> {
	const run = async (kit: Of): Promise<Converted> => {
		onStart();
		try {
			const { to, blob } = blobSink(type);
			const { said, ...of } = await write(kit, { signal, onProgress, to });
			return { validation: outcomeOf(said), blob: blob(), document: false, ...of };
		} catch (error) {
			throw error instanceof DOMException && error.name !== "AbortError" ? new Error(siteWords().failure.notRead, { cause: error }) : error;
		}
	};
	return work.do(run, { signal, urgent, length: file.size });
}

/** What an export said, without what only tells how the layout differs. */
function outcomeOf({ encoding, gameCount, counts, diagnostics, omitted, changes }: Said): Outcome {
	return { encoding, version: "", claimsExport: false, gameCount, counts, diagnostics, omitted, changes };
}
