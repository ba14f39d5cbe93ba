import type { Fix } from "pbnkit";
import { useRef } from "preact/hooks";
import { changeOf } from "./change.js";
import type { ChangedLine } from "./lines.js";
import { type Source, useOfSource } from "./source.js";
import { useOverflow } from "./use-overflow.js";
import { visible } from "./visible.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";

const changeOfFix = ({ file, encoding }: Source, fix: Fix) => changeOf(file, encoding, fix.edits);

/** What a fix does to the lines of the file. */
export function ChangeView({ source, fix }: { source: Source; fix: Fix }) {
	const words = useSite();
	const { value: parts, problem } = useOfSource(changeOfFix, source, fix);
	const change = useRef<HTMLDivElement>(null);
	const scrolls = useOverflow(change, parts);
	if (problem) return <p class="problem">{problem}</p>;
	return (
		<div class="change" ref={change} {...(scrolls && { tabIndex: 0 })} role="group" aria-label={filled(words.check.changeOf, { title: visible(fix.title) }, words)}>
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

const signs = { " ": { class: "stays", text: "\u00A0" }, "-": { class: "goes", text: "−" }, "+": { class: "comes", text: "+" } } as const;

function Line({ line: { sign, number, runs, skipped } }: { line: ChangedLine }) {
	const words = useSite();
	const { check } = words;
	const { class: name, text } = signs[sign];
	const Changed = sign === "-" ? "del" : "ins";
	return (
		<li class={name}>
			<span class="number">{skipped ? "" : number}</span>
			<span class="sign" aria-hidden="true">
				{text}
			</span>
			{name !== "stays" && <span class="spoken">{check[name]} </span>}
			<code>{skipped ? filled(check.moreLines, { n: skipped }, words) : runs.map((run, at) => (run.changed ? <Changed key={at}>{run.text}</Changed> : run.text))}</code>
		</li>
	);
}
