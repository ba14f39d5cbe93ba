import type { Pbn } from "pbnkit";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { boardsFile } from "../list/boards-file.js";
import { readerOf } from "../read/board-reader.js";
import { storedDisplay } from "../read/display.js";
import type { Form as FormOfRoom, MadeForm } from "../rooms/room.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { type Board, boardsOf } from "./boards.js";
import { asLin, type Form, type Made, madeOf } from "./forms.js";
import { savedName } from "./pack.js";

/** What a file of bridge can be saved as, besides PBN. */
export const bridgeForms: Record<Exclude<Form, "pbn">, FormOfRoom> = {
	lin: {
		...common("lin"),
		async make(work: Work<Pbn>, row, signal) {
			const { blob, missing } = await urgent(work, row, signal, (pbn) => asLin(pbn, boardsFile(row).file, signal));
			const words = siteWords();
			return missing > 0 ? { blob, said: filled(words.list.linLost, { n: missing, name: nameOf(row, "lin") }, words) } : { blob };
		},
	},
	html: { ...common("html"), make: (work: Work<Pbn>, row, signal) => made(work, row, "html", signal) },
	csv: {
		...common("csv"),
		lacks: ({ file, asPbn }) => readerOf(asPbn ?? file, undefined).lacks("scores"),
		make: (work: Work<Pbn>, row, signal) => made(work, row, "csv", signal),
	},
};

function common(form: Exclude<Form, "pbn">): Omit<FormOfRoom, "make"> {
	return { name: form, label: ({ list }) => list.as[form], nameOf: (row) => nameOf(row, form) };
}

const nameOf = ({ file }: Row, form: Form): string => (form === "csv" ? savedName(file.name, "results", ".csv") : savedName(file.name, "export", `.${form}`));

function urgent<Result>(work: Work<Pbn>, { file }: Row, signal: AbortSignal, run: (pbn: Pbn) => Promise<Result>): Promise<Result> {
	return work.do(run, { length: file.size, urgent: true, signal });
}

function made(work: Work<Pbn>, row: Row, form: Form, signal: AbortSignal): Promise<MadeForm | undefined> {
	return urgent(work, row, signal, async (pbn): Promise<Made | undefined> => {
		const boards: Board[] = [];
		for await (const board of boardsOf(pbn, boardsFile(row), signal)) boards.push(board);
		return madeOf(pbn, boards, { form, fileName: row.file.name, display: storedDisplay(), signal });
	});
}
