import { load, type Pbi } from "pbnkit/pbi";
import type { Verbs } from "../files/kit.js";
import { styled } from "../files/styled.js";
import type { Work } from "../files/work.js";
import { convertInTurn } from "../problems/convert.js";
import { FirstProblem } from "../problems/first-problem.js";
import { problemForms } from "../problems/forms.js";
import { problemWords, speakOfProblems } from "../problems/language.js";
import { merged } from "../problems/merge.js";
import { outWords, speakOut } from "../problems/out/language.js";
import { Problems } from "../problems/problems.js";
import { problems } from "./facts.js";
import type { Room } from "./room.js";

/** A line of PBI: a board between colons. */
const line = /:(?:[KQRBSPkqrbsp1-8]{1,8}\/){7}[KQRBSPkqrbsp1-8]{1,8}:/;

export const problemsRoom: Room = {
	facts: problems,
	words(site) {
		const { game, count, items, itemsOf, item, show, none, as } = problemWords(site);
		return { game, count, items, itemsOf, item, show, none, download: as.download, onlyFixes: as.onlyFixes };
	},
	page(site) {
		const { page } = problemWords(site);
		return { ...page, paste: { ...page.paste, placeholder: "A. Chance:8/7S/k7/p7/8/8/Q3K3/7R:#2:" } };
	},
	hasSigns: (text) => line.test(text),
	load: () => load({ worker: true }),
	convert: (work: Work<Pbi>, file, calling) => convertInTurn(work, file, calling),
	verbs: (kit: Pbi) => kit as Verbs,
	offers: [...problemForms, "print", "merge", "report"],
	dialogs: { print: async () => (await import("../problems/print/print-dialog.js")).PrintDialog },
	merge: (work: Work<Pbi>, rows, { signal }) => merged(work, rows, { signal }),
	First: FirstProblem,
	Items: Problems,
	entry: { label: (site) => outWords(site).enter, open: async () => (await import("../problems/editor/opened.js")).opened() },
};

/** The room with the words of the language that the page speaks, and with its styles. */
export async function opened(): Promise<Room> {
	await Promise.all([speakOfProblems(), speakOut(), styled(ROOM_STYLES["pbi"])]);
	return problemsRoom;
}
