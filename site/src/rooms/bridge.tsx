import { convertInTurn } from "../files/convert.js";
import { Deals } from "../read/reader.js";
import { bridge } from "./facts.js";
import type { Room } from "./room.js";

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
	Items: ({ row: { file, asPbn }, ...of }) => <Deals file={asPbn ?? file} {...of} />,
};
