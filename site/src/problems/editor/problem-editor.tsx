import { drawDiagram, menOf } from "pbnkit/pbi/viewer";
import { h, type VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { Faults } from "../../played/articles/position/faults.js";
import { moved, withMan } from "../../played/articles/position/men.js";
import { MenBoard } from "../../played/articles/position/men-board.js";
import type { Hand, Tool } from "../../played/articles/position/tools.js";
import { Line } from "../../publish/fields.js";
import { filled } from "../../words/filled.js";
import { useSite } from "../../words/use-site.js";
import { viewerWords } from "../language.js";
import { outWords } from "../out/language.js";
import { check, lineOf } from "./check.js";
import { boardOf, type Draft, isOfChess, type Man, placed } from "./draft.js";
import { drawnAll, useLooks } from "./drawings.js";
import { Fields } from "./fields.js";
import { chessWords, editorWords } from "./language.js";
import { Palette } from "./palette.js";

interface Props {
	draft: Draft;
	change(draft: Draft): void;
}

const start = "rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR";
const nobody = "8/8/8/8/8/8/8/8";

/** A problem is entered: men on the board, what is to be done, and who made it. It refuses nothing, and says what is wrong. */
export function ProblemEditor({ draft, change }: Props) {
	const site = useSite();
	const texts = editorWords(site);
	const [tool, choose] = useState<Tool<Man>>("move");
	const [fairy, setFairy] = useState("G");
	const before = useRef<Draft["men"][]>([]);
	const { men } = draft;
	const lookOf = useLooks([fairy, ...men.flatMap((man) => (man ? [man.slice(1)] : []))]);
	const drawing = drawDiagram<VNode>({ men: drawnAll(men, lookOf), id: "set" }, (name, attributes, ...children) => h(name, attributes, ...children));
	const { nameOf, manOf, sayOf } = useNames();
	const put = (next: Draft["men"]) => {
		before.current.push(men);
		change({ ...draft, men: next });
	};
	const undo = () => {
		const last = before.current.pop();
		if (last) change({ ...draft, men: last });
	};
	const setUp = (position: string) => put(placed(menOf({ position }) ?? []));
	const hand: Hand<Man> = { set: (at, man) => put(withMan(men, at, man)), move: (from, to) => put(moved(men, from, to)) };
	return (
		<div class="set-position problem-editor" role="group" aria-label={outWords(site).enter}>
			<div class="problem-setting">
				<Palette {...{ tool, choose, lookOf, nameOf, fairy, setFairy, texts }} drop={hand.set} />
				<MenBoard<Man> {...{ men, drawing, tool, hand, manOf, sayOf }} title={texts.position.title} help={texts.help} tag={texts.tag} name="pbi" />
				<p class="set-buttons">
					<button type="button" data-set-up="start" onClick={() => setUp(start)}>
						{texts.position.start}
					</button>
					<button type="button" data-set-up="empty" onClick={() => setUp(nobody)}>
						{texts.position.empty}
					</button>
					<button type="button" data-set-up="undo" aria-disabled={before.current.length === 0} onClick={undo}>
						{texts.position.undo}
					</button>
				</p>
				<Forsyth men={men} put={put} label={texts.position.fen} />
			</div>
			<div class="problem-said">
				<Fields draft={draft} change={change} texts={texts} />
				<Faults line={lineOf(draft)} texts={texts.position} check={check} mend={() => undefined} />
				<p class="kinds-hint">{texts.help}</p>
			</div>
		</div>
	);
}

/** The position as a text: while that cannot be read, the board stays as it is. */
function Forsyth({ men, put, label }: { men: Draft["men"]; put(men: Draft["men"]): void; label: string }) {
	const [typed, type] = useState<{ text: string; of: Draft["men"] }>();
	const write = (text: string) => {
		const read = menOf({ position: text });
		const next = read ? placed(read) : men;
		type({ text, of: next });
		if (read) put(next);
	};
	return <Line label={label} value={typed?.of === men ? typed.text : isOfChess(men) ? boardOf(men) : ""} onChange={write} />;
}

/** The names of men and squares in the language of the page. */
function useNames() {
	const site = useSite();
	const texts = editorWords(site);
	const chess = chessWords(site);
	const { colors, letters } = viewerWords(site);
	const colorOf = { w: "white", b: "black", n: "neutral" } as const;
	const nameOf = (man: Man) => {
		const [color, name] = [colorOf[man[0] as keyof typeof colorOf], man.slice(1)];
		const letter = (name === "S" ? "N" : name) as keyof typeof chess.names;
		const isOfChess = /^[KQRBSP]$/.test(name);
		if (color !== "neutral" && isOfChess) return chess.men[color][letter];
		const called = isOfChess ? chess.names[letter] : ((texts.fairyPieces as Readonly<Record<string, string>>)[name] ?? name);
		return filled(texts.fairyMan, { color: colors[color], name: called }, texts);
	};
	/** By its letter in the language, or else in PBI: a capital is White's. */
	const manOf = (key: string): Man | undefined => {
		const letter = key.toUpperCase();
		const [name] = Object.entries(letters).find(([name, own]) => own.toUpperCase() === letter || (own.length > 1 && name === letter)) ?? [];
		return name ? `${key === letter ? "w" : "b"}${name}` : undefined;
	};
	const sayOf = (square: string, man: Man | undefined) => filled(chess.board.square, { square, man: man ? nameOf(man) : chess.board.empty }, texts);
	return { nameOf, manOf, sayOf };
}
