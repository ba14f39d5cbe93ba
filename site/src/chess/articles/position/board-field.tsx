import { drawBoard } from "pbnkit/pgn/board";
import type { Man } from "pbnkit/pgn/read";
import type { ChessWords } from "pbnkit/pgn/viewer";
import { h, type VNode } from "preact";
import { useMemo } from "preact/hooks";
import { MenBoard } from "../../../played/articles/position/men-board.js";
import type { Hand, Tool } from "../../../played/articles/position/tools.js";
import { filled } from "../../../words/filled.js";
import type { Setup } from "./setup.js";

interface Props {
	men: Setup["men"];
	orientation: "white" | "black";
	tool: Tool<Man>;
	hand: Hand<Man>;
	title: string;
	help: string;
	words: ChessWords;
}

/** The board of chess on which men are set and moved. */
export function BoardField({ men, orientation, words, ...props }: Props) {
	const drawing = useMemo(() => drawBoard<VNode>({ men, orientation, id: "set" }, (name, attributes, ...children) => h(name, attributes, ...children)), [men, orientation]);
	return (
		<MenBoard<Man>
			{...props}
			{...{ men, orientation, drawing }}
			manOf={(key) => manOf(key, words.letters)}
			sayOf={(square, man) => filled(words.board.square, { square, man: man ? nameOf(man, words) : words.board.empty }, words)}
			tag={words.tag}
			name="pgn"
		/>
	);
}

/** "white knight". */
export function nameOf(man: Man, { men }: ChessWords): string {
	const letter = man.toUpperCase() as keyof ChessWords["names"];
	return (man === letter ? men.white : men.black)[letter];
}

/** The man of a letter, of the language or else of FEN: a capital is White's. */
function manOf(key: string, letters: string): Man | undefined {
	const letter = key.toUpperCase();
	const own = letters.indexOf(letter);
	const known = own >= 0 ? "KQRBN"[own] : "KQRBNP".includes(letter) ? letter : undefined;
	return known ? ((key === letter ? known : known.toLowerCase()) as Man) : undefined;
}
