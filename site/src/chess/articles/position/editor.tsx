import { drawBoard } from "pbnkit/pgn/board";
import type { Man } from "pbnkit/pgn/read";
import type { ChessWords } from "pbnkit/pgn/viewer";
import { h, type VNode } from "preact";
import { useState } from "preact/hooks";
import type { EditorProps } from "../../../played/articles/own.js";
import { SetPosition } from "../../../played/articles/position/set-position.js";
import { moved, withMan } from "../../../played/articles/position/men.js";
import { squareAt } from "../../../played/articles/position/men-board.js";
import { type Hand, type Tool, Tools } from "../../../played/articles/position/tools.js";
import { Choice, Line, Options } from "../../../publish/fields.js";
import { useSite } from "../../../words/use-site.js";
import type { ChessArticleWords } from "../../../words/words.js";
import { viewerWords } from "../../language.js";
import { initial } from "../../link/text.js";
import { articleWords } from "../language.js";
import { BoardField, nameOf } from "./board-field.js";
import { check } from "./check.js";
import { fenOf, passed, rights, type Setup, setupOf, withColor, withRight } from "./setup.js";

const empty = "8/8/8/8/8/8/8/8 w - - 0 1";

const men = [
	["K", "Q", "R", "B", "N", "P"],
	["k", "q", "r", "b", "n", "p"],
] as const satisfies readonly (readonly Man[])[];

/** A position of chess is set up. */
export function PositionEditor({ text, orientation, change }: EditorProps) {
	const site = useSite();
	const { position: texts } = articleWords(site);
	const words = viewerWords(site);
	const [tool, setTool] = useState<Tool<Man>>("move");
	return (
		<SetPosition
			{...{ text, orientation, change, texts, initial, empty, check }}
			board={({ line, write, orientation }) => {
				const setup = setupOf(line);
				const put = (next: Setup) => write(fenOf(next));
				const hand: Hand<Man> = { set: (square, man) => put({ ...setup, men: withMan(setup.men, square, man) }), move: (from, to) => put({ ...setup, men: moved(setup.men, from, to) }) };
				return (
					<>
						<Tools<Man> men={men} tool={tool} choose={setTool} drop={hand.set} squareAt={squareAt} nameOf={(man) => nameOf(man, words)} picture={(man) => <ManAlone man={man} />} texts={texts} />
						<BoardField men={setup.men} orientation={orientation} tool={tool} hand={hand} title={texts.title} help={texts.help} words={words} />
					</>
				);
			}}
			fields={({ line, write }) => <Fields setup={setupOf(line)} put={(next) => write(fenOf(next))} texts={texts} words={words} />}
		/>
	);
}

/** A man without his board. */
function ManAlone({ man }: { man: Man }) {
	const { props } = drawBoard<VNode<{ children?: unknown }>>({ men: [man], coordinates: false, id: `tool-${man}` }, (name, attributes, ...children) => h(name, attributes, ...children) as VNode<{ children?: unknown }>);
	const parts = [props.children].flat(2) as VNode<{ class?: string }>[];
	return (
		<svg viewBox="0 700 100 100" aria-hidden="true">
			{parts.filter((part) => part.type === "defs" || part.props?.class === "pgn-men")}
		</svg>
	);
}

/** What is not seen on the board. */
function Fields({ setup, put, texts, words }: { setup: Setup; put(setup: Setup): void; texts: ChessArticleWords["position"]; words: ChessWords }) {
	const nameOfRight = (right: string) => `${right === right.toUpperCase() ? words.colors.white : words.colors.black} ${right.toUpperCase() === "K" ? "O-O" : "O-O-O"}`;
	const has = new Set(setup.castling);
	const squares = [...new Set([...passed(setup), setup.enPassant])].filter((square) => square !== "-");
	return (
		<>
			<Options
				label={texts.toMove}
				name="to-move"
				value={setup.color}
				options={[
					["w", words.colors.white],
					["b", words.colors.black],
				]}
				onChange={(color) => put(withColor(setup, color as "w" | "b"))}
			/>
			<fieldset class="checks">
				<legend>{texts.castling}</legend>
				{rights.map((right) => (
					<label key={right}>
						<input type="checkbox" data-right={right} checked={has.has(right)} onChange={({ currentTarget }) => put(withRight(setup, right, currentTarget.checked))} />
						{nameOfRight(right)}
					</label>
				))}
			</fieldset>
			<div class="knobs set-counts">
				<Choice label={texts.enPassant} value={setup.enPassant} options={[["-", texts.nowhere], ...squares.map((square) => [square, square] as const)]} onChange={(enPassant) => put({ ...setup, enPassant })} />
				<Line label={texts.number} value={setup.number} onChange={(number) => /^\d{0,4}$/.test(number) && put({ ...setup, number })} />
				<Line label={texts.clock} value={setup.clock} onChange={(clock) => /^\d{0,4}$/.test(clock) && put({ ...setup, clock })} />
			</div>
		</>
	);
}
