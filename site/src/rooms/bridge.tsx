import { load, type Pbn } from "pbnkit";
import { convertInTurn } from "../files/convert.js";
import type { Work } from "../files/work.js";
import { bridgeForms } from "../out/bridge-forms.js";
import { mergedBoards } from "../out/merged-boards.js";
import { readerOf } from "../read/board-reader.js";
import { FirstDeal } from "../read/first-deal.js";
import { Deals } from "../read/reader.js";
import { FillingOf } from "../read/solving/filling.js";
import { warmUp } from "../read/warm-up.js";
import { bridgeWords, speakOfBridge } from "./bridge-words.js";
import { bridge } from "./facts.js";
import type { Room } from "./room.js";

/** The tag that has the cards, alone in its line. */
const dealTag = /^\s*\[\s*deal\s+"[^"]*"\s*\]\s*$/i;

const { lin, html, csv } = bridgeForms;

export const bridgeRoom: Room = {
	facts: bridge,
	words: (site) => bridgeWords(site).files,
	page(site) {
		const { page } = bridgeWords(site);
		return { ...page, paste: { ...page.paste, placeholder: '[Board "1"]' } };
	},
	load: () => load({ worker: true }),
	warmUp: (pbn: Pbn, signal) => warmUp(pbn, signal),
	convert: (work: Work<Pbn>, file, calling) => convertInTurn(work, file, calling),
	verbs: (pbn: Pbn) => pbn,
	offers: [lin, "chosen", html, csv, "dd", "print", "merge", "report"],
	lacks: ({ file, asPbn }, offer) => offer === "dd" && readerOf(asPbn ?? file, undefined).lacks("deals"),
	dialogs: { chosen: async () => (await import("../read/dialogs.js")).ChosenDialog, print: async () => (await import("../read/dialogs.js")).PrintDialog },
	merge: (work: Work<Pbn>, rows, making) => mergedBoards(work, rows, making),
	filling: async () => FillingOf,
	entry: { label: (site) => bridgeWords(site).newDeal, open: async () => (await import("../enter/new-deal.js")).NewDeal },
	lineEditor: { isFor: (line) => dealTag.test(line), open: async () => (await import("../enter/line-editor.js")).DealLineEditor },
	Items: ({ row: { id, file, asPbn }, ...of }) => <Deals row={id} file={asPbn ?? file} {...of} />,
	First: FirstDeal,
};

/** The room with the words of the language that the page speaks. */
export async function opened(): Promise<Room> {
	await speakOfBridge();
	return bridgeRoom;
}
