import { convertInTurn } from "../files/convert.js";
import { readerOf } from "../read/board-reader.js";
import { Deals } from "../read/reader.js";
import { bridge } from "./facts.js";
import type { Room } from "./room.js";

/** The tag that has the cards, alone in its line. */
const dealTag = /^\s*\[\s*deal\s+"[^"]*"\s*\]\s*$/i;

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
	}),
	convert: convertInTurn,
	offers: ["lin", "chosen", "html", "csv", "dd", "print", "merge", "report"],
	lacks: ({ file, asPbn }, offer) => {
		const needed = ({ csv: "scores", dd: "deals" } as const)[offer as "csv" | "dd"];
		return needed !== undefined && readerOf(asPbn ?? file, undefined).lacks(needed);
	},
	entry: { label: ({ intake }) => intake.newDeal, open: async () => (await import("../enter/new-deal.js")).NewDeal },
	lineEditor: { isFor: (line) => dealTag.test(line), open: async () => (await import("../enter/line-editor.js")).DealLineEditor },
	Items: ({ row: { id, file, asPbn }, ...of }) => <Deals row={id} file={asPbn ?? file} {...of} />,
};
