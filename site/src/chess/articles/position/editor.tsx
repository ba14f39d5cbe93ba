import { drawBoard } from "pbnkit/pgn/board";
import type { Man } from "pbnkit/pgn/read";
import type { ChessWords } from "pbnkit/pgn/viewer";
import { h, type VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { Choice, Line, Options } from "../../../publish/fields.js";
import { filled } from "../../../words/filled.js";
import { useSite } from "../../../words/use-site.js";
import type { ChessArticleWords } from "../../../words/words.js";
import { viewerWords } from "../../language.js";
import { initial } from "../../link/text.js";
import { articleWords } from "../language.js";
import { BoardField, type Hand, nameOf, squareAt, type Tool } from "./board-field.js";
import { fenOf, moved, passed, rights, type Setup, setupOf, withColor, withMan, withRight } from "./setup.js";
import { useCheck } from "./use-check.js";

interface Props {
	/** Positions, one a line. */
	text: string;
	orientation: "white" | "black";
	change(text: string): void;
}

type Texts = ChessArticleWords["position"];

const empty = "8/8/8/8/8/8/8/8 w - - 0 1";

/** A position is set up: by men on a board, by its other fields, or as a FEN. It refuses nothing, and says what is wrong. */
export function PositionEditor({ text, orientation, change }: Props) {
	const site = useSite();
	const { position: texts } = articleWords(site);
	const words = viewerWords(site);
	const [tool, setTool] = useState<Tool>("move");
	const [isTurned, turn] = useState(false);
	const before = useRef<string[]>([]);
	const lines = text.split("\n").filter((line) => line.trim());
	const [chosen, choose] = useState(0);
	const at = Math.min(chosen, Math.max(0, lines.length - 1));
	const line = lines[at] ?? "";
	const setup = setupOf(line);
	const writeLine = (next: string) => {
		if (next === line) return;
		before.current.push(text);
		change(`${lines.length === 0 ? next : lines.map((each, n) => (n === at ? next : each)).join("\n")}\n`);
	};
	const put = (next: Setup) => writeLine(fenOf(next));
	const hand: Hand = { set: (square, man) => put(withMan(setup, square, man)), move: (from, to) => put(moved(setup, from, to)) };
	const undo = () => {
		const last = before.current.pop();
		if (last !== undefined) change(last);
	};
	const below = isTurned === (orientation === "white") ? "black" : "white";
	return (
		<div class="set-position" role="group" aria-label={texts.title}>
			{lines.length > 1 && <Choice label={texts.which} value={String(at)} options={lines.map((_, n) => [String(n), `${n + 1} / ${lines.length}`])} onChange={(value) => choose(Number(value))} />}
			<Tools tool={tool} choose={setTool} drop={hand.set} texts={texts} words={words} />
			<BoardField men={setup.men} orientation={below} tool={tool} hand={hand} title={texts.title} help={texts.help} words={words} />
			<p class="set-buttons">
				<button type="button" data-set-up="start" onClick={() => writeLine(initial)}>
					{texts.start}
				</button>
				<button type="button" data-set-up="empty" onClick={() => writeLine(empty)}>
					{texts.empty}
				</button>
				<button type="button" data-set-up="turn" aria-pressed={isTurned} onClick={() => turn(!isTurned)}>
					{texts.turn}
				</button>
				<button type="button" data-set-up="undo" aria-disabled={before.current.length === 0} onClick={undo}>
					{texts.undo}
				</button>
			</p>
			<Faults line={line} texts={texts} mend={writeLine} />
			<Fields setup={setup} put={put} texts={texts} words={words} />
			<label class="field">
				<span>{texts.fen}</span>
				<textarea rows={lines.length > 1 ? 4 : 2} spellcheck={false} value={text} onInput={({ currentTarget }) => change(currentTarget.value)} />
			</label>
			<p class="kinds-hint">{texts.help}</p>
		</div>
	);
}

const men = ["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"] as const satisfies readonly Man[];

/** What a click does. A man can be dragged to his square as well. */
function Tools({ tool, choose, drop, texts, words }: { tool: Tool; choose(tool: Tool): void; drop(at: number, man: Man): void; texts: Texts; words: ChessWords }) {
	const button = (each: Tool, name: string, content: VNode | string, handlers = {}) => (
		<button key={each} type="button" data-tool={each} aria-pressed={tool === each} aria-label={name} title={name} onClick={() => choose(each)} {...handlers}>
			{content}
		</button>
	);
	const draggedBy = (man: Man) => ({
		onPointerDown(event: PointerEvent) {
			if (event.pointerType !== "mouse" || event.button !== 0) return;
			choose(man);
			(event.currentTarget as Element).setPointerCapture(event.pointerId);
		},
		onPointerUp(event: PointerEvent) {
			const at = squareAt(event.clientX, event.clientY);
			if (at !== undefined) drop(at, man);
		},
	});
	const ofMan = (man: Man) => button(man, nameOf(man, words), <ManAlone man={man} />, draggedBy(man));
	return (
		<div class="set-tools" role="group" aria-label={texts.tools}>
			{men.slice(0, 6).map(ofMan)}
			{button("move", texts.move, "✥")}
			{men.slice(6).map(ofMan)}
			{button("remove", texts.remove, "✕")}
		</div>
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
function Fields({ setup, put, texts, words }: { setup: Setup; put(setup: Setup): void; texts: Texts; words: ChessWords }) {
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

/** What is wrong, in words. */
function Faults({ line, texts, mend }: { line: string; texts: Texts; mend(line: string): void }) {
	const site = useSite();
	const checked = useCheck(line);
	const { faults = [], mended, problem } = checked ?? {};
	return (
		<div class="set-faults" role="status">
			{!checked && <p>{texts.checking}</p>}
			{problem && <p>{filled(texts.unchecked, { why: problem }, site)}</p>}
			{checked && !problem && faults.length === 0 && <p class="set-fine">✓ {texts.fine}</p>}
			{faults.length > 0 && (
				<ul lang="en">
					{faults.map(({ severity, message }) => (
						<li key={message} class={severity}>
							{message}
						</li>
					))}
				</ul>
			)}
			{mended !== undefined && (
				<button type="button" data-set-up="mend" onClick={() => mend(mended)}>
					{texts.mend}
				</button>
			)}
		</div>
	);
}
