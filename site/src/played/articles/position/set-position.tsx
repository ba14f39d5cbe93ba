import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { Choice } from "../../../publish/fields.js";
import type { PlayedArticleTable } from "../../../words/words.js";
import type { EditorProps } from "../own.js";
import { Faults } from "./faults.js";
import type { Check } from "./use-check.js";

/** The position of a line, and how it is written anew. */
export interface Written {
	line: string;
	write(line: string): void;
	/** All lines anew. */
	writeAll(text: string): void;
	/** Who is below. */
	orientation: "white" | "black";
}

interface Props extends Pick<EditorProps, "text" | "orientation" | "change"> {
	texts: PlayedArticleTable["position"] & { help: string };
	/** Lines to begin with. */
	initial: string;
	empty: string;
	check: Check;
	/** A setting without which the text would be read otherwise: it is undone with that. */
	kept?: { value: string; set(value: string): void };
	/** The men that can be set, and the board. */
	board(of: Written): ComponentChildren;
	/** What is not seen on the board. */
	fields(of: Written): ComponentChildren;
}

/** A position is set up: by men on a board, by its other fields, or as a FEN. It refuses nothing, and says what is wrong. */
export function SetPosition({ text, orientation, change, texts, initial, empty, check, kept, board, fields }: Props) {
	const [isTurned, turn] = useState(false);
	const before = useRef<{ text: string; setting: string }[]>([]);
	const lines = text.split("\n").filter((line) => line.trim());
	const [chosen, choose] = useState(0);
	const at = Math.min(chosen, Math.max(0, lines.length - 1));
	const line = lines[at] ?? "";
	const writeAll = (next: string) => {
		before.current.push({ text, setting: kept?.value ?? "" });
		change(next);
	};
	const write = (next: string) => {
		if (next !== line) writeAll(`${lines.length === 0 ? next : lines.map((each, n) => (n === at ? next : each)).join("\n")}\n`);
	};
	const undo = () => {
		const last = before.current.pop();
		if (!last) return;
		change(last.text);
		kept?.set(last.setting);
	};
	const written: Written = { line, write, writeAll, orientation: isTurned === (orientation === "white") ? "black" : "white" };
	return (
		<div class="set-position" role="group" aria-label={texts.title}>
			{lines.length > 1 && <Choice label={texts.which} value={String(at)} options={lines.map((_, n) => [String(n), `${n + 1} / ${lines.length}`])} onChange={(value) => choose(Number(value))} />}
			{board(written)}
			<p class="set-buttons">
				<button type="button" data-set-up="start" onClick={() => write(initial)}>
					{texts.start}
				</button>
				<button type="button" data-set-up="empty" onClick={() => write(empty)}>
					{texts.empty}
				</button>
				<button type="button" data-set-up="turn" aria-pressed={isTurned} onClick={() => turn(!isTurned)}>
					{texts.turn}
				</button>
				<button type="button" data-set-up="undo" aria-disabled={before.current.length === 0} onClick={undo}>
					{texts.undo}
				</button>
			</p>
			<Faults line={line} texts={texts} check={check} mend={write} />
			{fields(written)}
			<label class="field">
				<span>{texts.fen}</span>
				<textarea rows={lines.length > 1 ? 4 : 2} spellcheck={false} value={text} onInput={({ currentTarget }) => change(currentTarget.value)} />
			</label>
			<p class="kinds-hint">{texts.help}</p>
		</div>
	);
}
