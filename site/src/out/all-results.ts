import type { Game, Pbn } from "pbnkit";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { boardsFile } from "../list/boards-file.js";
import { boardsOf } from "./boards.js";
import { type Played, resultsCsv } from "./results.js";

/** The results of all boards of files, as CSV; undefined where there are none. */
export async function resultsOf(rows: readonly Row[], work: Work<Pbn>, signal: AbortSignal): Promise<string | undefined> {
	const played: Played[] = [];
	for (const row of rows) {
		const games: Game[] = [];
		await work.do(
			async (pbn) => {
				for await (const { game } of boardsOf(pbn, boardsFile(row), signal)) games.push(game);
			},
			{ signal, length: row.file.size },
		);
		played.push({ file: row.folder ? `${row.folder}/${row.file.name}` : row.file.name, games });
	}
	signal.throwIfAborted();
	return resultsCsv(played);
}
