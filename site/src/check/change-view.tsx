import type { Fix } from "pbnkit";
import { useRef } from "preact/hooks";
import { changeOf } from "./change.js";
import type { ChangedLine } from "./lines.js";
import { type Source, useOfSource } from "./source.js";
import { useOverflow } from "./use-overflow.js";
import { visible } from "./visible.js";

const changeOfFix = ({ file, encoding }: Source, fix: Fix) => changeOf(file, encoding, fix.edits);

/** What a fix does to the lines of the file. */
export function ChangeView({ source, fix }: { source: Source; fix: Fix }) {
	const { value: parts, problem } = useOfSource(changeOfFix, source, fix);
	const change = useRef<HTMLDivElement>(null);
	const scrolls = useOverflow(change, parts);
	if (problem) return <p class="problem">{problem}</p>;
	return (
		<div class="change" ref={change} {...(scrolls && { tabIndex: 0 })} role="group" aria-label={`What the fix changes: ${visible(fix.title)}`}>
			{parts?.map((lines, index) => (
				<ol key={index}>
					{lines.map((line, at) => (
						<Line key={at} line={line} />
					))}
				</ol>
			))}
		</div>
	);
}

const signs = { " ": { class: "stays", text: "\u00A0", name: "" }, "-": { class: "goes", text: "−", name: "goes: " }, "+": { class: "comes", text: "+", name: "comes: " } };

function Line({ line: { sign, number, runs, skipped } }: { line: ChangedLine }) {
	const { class: name, text, name: said } = signs[sign];
	const Changed = sign === "-" ? "del" : "ins";
	return (
		<li class={name}>
			<span class="number">{skipped ? "" : number}</span>
			<span class="sign" aria-hidden="true">
				{text}
			</span>
			{said && <span class="spoken">{said}</span>}
			<code>{skipped ? `… ${skipped.toLocaleString("en")} more lines` : runs.map((run, at) => (run.changed ? <Changed key={at}>{run.text}</Changed> : run.text))}</code>
		</li>
	);
}
