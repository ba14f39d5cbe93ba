import type { Game, Pbn } from "pbnkit";
import { tagValue } from "pbnkit/game";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { deskOfBoards } from "../read/reading-worker.js";
import { bridgeWords } from "../rooms/bridge-words.js";
import type { Merged, Merging } from "../rooms/room.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { type Board, boardsOf, inBoardOrder, joined, textOf } from "./boards.js";

/** How many boards are named. */
const named = 5;

/** A board of one of several files. */
interface OfFile extends Board {
	file: string;
}

/**
 * The boards of all files as one file, in the order of their boards; as they come where a number stands for several deals. What repeats another
 * board is told, and left out where that is asked for.
 */
export async function mergedBoards(work: Work<Pbn>, rows: readonly Row[], { signal, asLatin1, distinct }: Merging): Promise<Merged> {
	const boards: OfFile[] = [];
	for (const { file, validation } of rows) {
		await work.do(
			async (pbn) => {
				for await (const board of boardsOf(pbn, { file, encoding: validation?.encoding }, signal)) boards.push({ ...board, file: file.name });
			},
			{ signal, length: file.size },
		);
	}
	const { byFile, dealsRepeat } = dealsOf(boards);
	const all = byFile ? boards : inBoardOrder(boards);
	const repeated = dealsRepeat ? await repeatedOf(all, signal) : new Set<OfFile>();
	const taken = distinct ? all.filter((board) => !repeated.has(board)) : all;
	const { blob, beyond } = await work.do((pbn) => joined(pbn, taken, signal, asLatin1), { signal });
	return { blob, beyond, count: taken.length, ...sayings(byFile, [...repeated], distinct) };
}

/** What is to be said of boards that became one file. */
function sayings(byFile: boolean, repeated: readonly OfFile[], distinct: boolean): Pick<Merged, "said" | "without"> {
	const site = siteWords();
	const texts = bridgeWords(site).merging;
	const n = repeated.length;
	const names = repeated.slice(0, named).map(({ file, game }) => `${file} ${labelOf(game) ?? game.number}`);
	const said = [byFile && texts.byFile, n > 0 && filled(distinct ? texts.leftOut : texts.repeats, { n, names: names.join(", ") + (n > named ? ", …" : "") }, site)];
	return { said: said.filter(Boolean).join(" "), ...(n > 0 && !distinct && { without: filled(texts.without, { n }, site) }) };
}

const labelOf = (game: Game): string | undefined => tagValue(game, "Board");

/** Whether a number stands for several deals, and whether a deal is there several times. */
export function dealsOf(boards: readonly Pick<Board, "game">[]): { byFile: boolean; dealsRepeat: boolean } {
	const deals = new Set<string>();
	const ofLabel = new Map<string, string>();
	let byFile = false;
	let dealsRepeat = false;
	for (const { game } of boards) {
		const cards = cardsOf(game);
		if (cards === undefined) continue;
		dealsRepeat ||= deals.has(cards);
		deals.add(cards);
		const label = labelOf(game);
		if (label === undefined) continue;
		byFile ||= (ofLabel.get(label) ?? cards) !== cards;
		ofLabel.set(label, cards);
	}
	return { byFile, dealsRepeat };
}

function cardsOf({ deal }: Game): string | undefined {
	return deal && (["N", "E", "S", "W"] as const).map((seat) => Object.values(deal.hands[seat] ?? {}).join(".")).join(" ");
}

/** The boards that repeat earlier ones, as the desk tells them. */
async function repeatedOf(boards: readonly OfFile[], signal: AbortSignal): Promise<Set<OfFile>> {
	const leave = deskOfBoards.use();
	try {
		const desk = await deskOfBoards.get();
		const { files } = await desk.find(textOf(boards), { distinct: true, sourceEncoding: "utf-8", signal });
		const first = new Set(files[0]?.games);
		return new Set(boards.filter((_, at) => !first.has(at + 1)));
	} finally {
		leave();
	}
}
