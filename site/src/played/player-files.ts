import type { Desk } from "pbnkit/desk";
import type { ReadingWorker } from "../files/reading-worker.js";
import type { Row } from "../files/rows.js";
import { pack, savedName } from "../out/pack.js";
import { blobSink } from "../out/written.js";
import type { Form } from "../rooms/room.js";
import { counted, filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";

type Splitting = Pick<Form, "label" | "lacks"> & {
	desk: ReadingWorker<Pick<Desk, "split" | "close">>;
	/** How the names of the files end. */
	ending: string;
	type: string;
};

/** A .zip with a file for each player, in which are all games of that player. */
export function playerFiles({ desk, ending, type, ...of }: Splitting): Form {
	const nameOf = ({ file }: Row) => savedName(file.name, "players", ".zip");
	return {
		...of,
		name: "players",
		nameOf,
		async make(_, row, signal) {
			const leave = desk.use();
			try {
				const encoding = row.validation?.encoding;
				const { parts } = await (await desk.get()).split(row.file, { by: "player", signal, ...(encoding && { sourceEncoding: encoding }) });
				if (parts.length === 0) return undefined;
				const { to, blob } = blobSink("application/zip");
				const files = parts.map(({ name, bytes }) => ({ path: `${name}.${ending}`, blob: new Blob([bytes], { type }) }));
				await pack(files, to, { signal, onProgress: () => undefined });
				const words = siteWords();
				return { blob: blob(), said: filled(words.out.packed, { files: counted(files.length, "files", words), name: nameOf(row) }, words) };
			} finally {
				leave();
			}
		},
	};
}
