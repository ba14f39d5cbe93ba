import type { Pgn } from "pbnkit/pgn";
import type { Calling, Converted } from "../files/converted.js";
import type { Outcome, Verbs } from "../files/kit.js";
import type { Work } from "../files/work.js";
import { recognizeFile } from "../intake/foreign.js";
import { blobSink } from "../out/written.js";
import { siteWords } from "../words/site.js";

const pgnType = "application/vnd.chess-pgn";

/** What a file of positions is, which has one in each line; undefined of one with games. */
export async function positionsIn(file: File): Promise<"epd" | "fen" | undefined> {
	const kind = (await recognizeFile(file))?.kind;
	return kind === "epd" || kind === "fen" ? kind : undefined;
}

/** The verbs for a file of games or of positions. */
export async function verbsFor(pgn: Pgn, file: File): Promise<Verbs> {
	return (await positionsIn(file)) ? pgn.epd : pgn;
}

/** Checks and exports a file when it is its turn, in UTF-8, which is what programs of chess read. Rejects as the package does, and where the file cannot be read. */
export function convertInTurn(work: Work<Pgn>, file: File, { urgent, signal, onStart, onProgress }: Calling): Promise<Converted> {
	const run = async (pgn: Pgn): Promise<Converted> => {
		onStart();
		try {
			const { to, blob } = blobSink(pgnType);
			const options = { signal, onProgress, to };
			const ending = await positionsIn(file);
			if (ending) return { validation: outcomeOf(await pgn.epd.export(file, options)), blob: blob(), document: false, ending };
			return { validation: outcomeOf(await pgn.export(file, options)), blob: blob(), document: false };
		} catch (error) {
			throw error instanceof DOMException && error.name !== "AbortError" ? new Error(siteWords().failure.notRead, { cause: error }) : error;
		}
	};
	return work.do(run, { signal, urgent, length: file.size });
}

/** What an export said, without what only tells how the layout differs. */
function outcomeOf({ encoding, gameCount, counts, diagnostics, omitted, changes }: Omit<Outcome, "version" | "claimsExport">): Outcome {
	return { encoding, version: "", claimsExport: false, gameCount, counts, diagnostics, omitted, changes };
}
