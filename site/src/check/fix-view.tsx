import type { Fix } from "pbnkit";
import { useId, useRef, useState } from "preact/hooks";
import { useOverflow } from "../rules/overflow.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { type ChangedLine, changeOf } from "./change.js";
import { visible } from "./excerpt.js";
import { type Source, useOfSource } from "./source.js";
import type { Repairs } from "./use-repairs.js";

interface Props {
	fix: Fix;
	line: number;
	source: Source;
	/** Absent where the file is too large to be repaired here. */
	repairs: Repairs | undefined;
}

/** What a fix would do, and whether a person has to decide it. */
export function FixView({ fix, line, source, repairs }: Props) {
	const words = useSite();
	const { check } = words;
	const [shown, setShown] = useState(false);
	const change = useId();
	const title = visible(fix.title);
	const about = filled(check.inLine, { title, n: String(line) }, words);
	return (
		<div class="fix">
			<p class="fix-title">
				<b>{check.fixIs}</b> <span lang="en">{title}</span> <span class={fix.safe ? "kind safe" : "kind"}>{fix.safe ? check.safe : check.unsafe}</span>
			</p>
			<p class="fix-actions">
				<button
					type="button"
					class="show-change"
					aria-expanded={shown}
					aria-controls={shown ? change : undefined}
					aria-label={filled(check.showChangeOf, { what: about }, words)}
					onClick={() => setShown(!shown)}
				>
					{check.showChange}
				</button>
				{repairs && (
					<button type="button" class="apply" aria-disabled={repairs.busy} aria-label={filled(check.applyThis, { what: about }, words)} onClick={() => void repairs.apply(fix)}>
						{check.apply}
					</button>
				)}
			</p>
			<div id={change}>{shown && <ChangeView source={source} fix={fix} />}</div>
		</div>
	);
}

const changeOfFix = ({ file, encoding }: Source, fix: Fix) => changeOf(file, encoding, fix.edits);

/** What a fix does to the lines of the file. */
function ChangeView({ source, fix }: { source: Source; fix: Fix }) {
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
