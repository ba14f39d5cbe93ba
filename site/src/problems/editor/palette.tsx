import { drawDiagram, type DiagramMan } from "pbnkit/pbi/viewer";
import { h, type VNode } from "preact";
import { useId, useState } from "preact/hooks";
import { squareAt } from "../../played/articles/position/men-board.js";
import { type Tool, Tools } from "../../played/articles/position/tools.js";
import type { ProblemEditorWords } from "../../words/words.js";
import type { Man } from "./draft.js";
import { drawn, type Look } from "./drawings.js";

const men = [
	["wK", "wQ", "wR", "wB", "wS", "wP"],
	["bK", "bQ", "bR", "bB", "bS", "bP"],
] as const satisfies readonly (readonly Man[])[];

interface Props {
	tool: Tool<Man>;
	choose(tool: Tool<Man>): void;
	drop(at: number, man: Man): void;
	lookOf(name: string): Look;
	nameOf(man: Man): string;
	/** The fairy piece that can be set. */
	fairy: string;
	setFairy(name: string): void;
	texts: ProblemEditorWords;
}

/** The men that can be set: those of chess, and a fairy piece by its name, in each colour. */
export function Palette({ tool, choose, drop, lookOf, nameOf, fairy, setFairy, texts }: Props) {
	const list = useId();
	const picture = (man: Man) => <ManAlone man={drawn(man, "a1", lookOf)} />;
	const shared = { tool, choose, drop, squareAt, nameOf, picture };
	const [typed, type] = useState(fairy);
	const onInput = (text: string) => {
		const name = text.trim().toUpperCase();
		type(text);
		if (!/^[A-Z0-9]{1,3}$/.test(name)) return;
		setFairy(name);
		if (tool.slice(1) === fairy) choose(`${tool[0]}${name}` as Man);
	};
	return (
		<>
			<Tools<Man> {...shared} men={men} texts={{ ...texts, ...texts.position }} />
			<div class="fairy-tools">
				<label class="field">
					<span>{texts.fairy}</span>
					<input type="text" size={6} list={list} value={typed} placeholder={texts.fairyHint} title={texts.fairyHint} onInput={({ currentTarget }) => onInput(currentTarget.value)} data-fairy />
				</label>
				<datalist id={list}>
					{Object.entries(texts.fairyPieces).map(([name, label]) => (
						<option key={name} value={name}>
							{label}
						</option>
					))}
				</datalist>
				<div class="set-tools">
					{(["w", "b", "n"] as const).map((color) => {
						const man: Man = `${color}${fairy}`;
						return (
							<button key={color} type="button" data-tool={man} aria-pressed={tool === man} aria-label={nameOf(man)} title={nameOf(man)} onClick={() => choose(man)}>
								{picture(man)}
							</button>
						);
					})}
				</div>
			</div>
		</>
	);
}

/** A man without his board. */
function ManAlone({ man }: { man: DiagramMan }) {
	const id = `tool-${man.color}-${man.name}`;
	const { props } = drawDiagram<VNode<{ children?: unknown }>>({ men: [man], id }, (name, attributes, ...children) => h(name, attributes, ...children) as VNode<{ children?: unknown }>);
	const parts = [props.children].flat(2) as VNode<{ class?: string }>[];
	return (
		<svg viewBox="0 700 100 100" aria-hidden="true">
			{parts.filter((part) => part.type === "defs" || part.props?.class === "pbi-men")}
		</svg>
	);
}
