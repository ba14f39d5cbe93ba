import { load, type Pbn } from "pbnkit";
import { convertInTurn } from "../files/convert.js";
import { warmUp } from "../files/warm-up.js";
import type { Work } from "../files/work.js";
import { mergedBoards } from "../out/boards.js";
import { bridgeForms } from "../out/bridge-forms.js";
import { readerOf } from "../read/board-reader.js";
import { FirstDeal } from "../read/first-deal.js";
import { Deals } from "../read/reader.js";
import { bridge } from "./facts.js";
import type { Room } from "./room.js";

/** The tag that has the cards, alone in its line. */
const dealTag = /^\s*\[\s*deal\s+"[^"]*"\s*\]\s*$/i;

const { lin, html, csv } = bridgeForms;

export const bridgeRoom: Room = {
	facts: bridge,
	words: ({ bridge, count, list, check, failure }) => ({
		game: bridge,
		count: count.boards,
		items: list.boards,
		itemsOf: list.boardsOf,
		item: check.board,
		show: check.showBoard,
		none: failure.noBoard,
		download: list.as.pbn,
		onlyFixes: list.as.repaired,
	}),
	page: ({ titles, home, intake, trouble }) => ({
		title: titles.open,
		home,
		dropHere: intake.dropHere,
		chooseByTouch: intake.chooseByTouch,
		paste: { title: intake.pasteTitle, label: intake.pasteLabel, placeholder: '[Board "1"]', nothing: intake.noPbn },
		noWasm: trouble.noWasm,
		notLoaded: trouble.notLoaded,
	}),
	load: () => load({ worker: true }),
	warmUp: (pbn: Pbn, signal) => warmUp(pbn, signal),
	convert: (work: Work<Pbn>, file, calling) => convertInTurn(work, file, calling),
	verbs: (pbn: Pbn) => pbn,
	offers: [lin, "chosen", html, csv, "dd", "print", "merge", "report"],
	lacks: ({ file, asPbn }, offer) => offer === "dd" && readerOf(asPbn ?? file, undefined).lacks("deals"),
	dialogs: { chosen: async () => (await import("../read/dialogs.js")).ChosenDialog, print: async () => (await import("../read/dialogs.js")).PrintDialog },
	merge: (work: Work<Pbn>, rows, making) => mergedBoards(work, rows, making),
	entry: { label: ({ intake }) => intake.newDeal, open: async () => (await import("../enter/new-deal.js")).NewDeal },
	lineEditor: { isFor: (line) => dealTag.test(line), open: async () => (await import("../enter/line-editor.js")).DealLineEditor },
	Items: ({ row: { id, file, asPbn }, ...of }) => <Deals row={id} file={asPbn ?? file} {...of} />,
	First: FirstDeal,
};
