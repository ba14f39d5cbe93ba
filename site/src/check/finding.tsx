import type { Diagnostic } from "pbnkit";
import { useState } from "preact/hooks";
import { carets, excerpt } from "./excerpt.js";
import { RulePage } from "../rules/rule-page.js";
import { severities } from "../files/words.js";

/** A diagnostic with the line it is about. */
export function Finding({ diagnostic, text }: { diagnostic: Diagnostic; text: string | undefined }) {
	const [explained, setExplained] = useState(false);
	const { rule, severity, message, span, board, game, related } = diagnostic;
	const { title, icon } = severities[severity];
	return (
		<li class={`finding ${severity}`} data-rule={rule}>
			<p class="finding-head">
				<span class="severity">
					<span class="icon" aria-hidden="true">
						{icon}
					</span>
					{title}
				</span>
				<span class="place">
					line {span.start.line}, column {span.start.column}
					{board ? `, board ${board}` : game > 0 && `, game ${game}`}
				</span>
				<button type="button" class="rule" aria-expanded={explained} onClick={() => setExplained(!explained)}>
					{rule}
				</button>
			</p>
			<p class="message">{message}</p>
			{text !== undefined && <Line text={text} diagnostic={diagnostic} />}
			{related?.map(({ message: note, span: place }, index) => (
				<p key={index} class="related">
					Line {place.start.line}: {note}
				</p>
			))}
			{explained && <RulePage rule={rule} />}
		</li>
	);
}

function Line({ text, diagnostic: { span } }: { text: string; diagnostic: Diagnostic }) {
	const cut = excerpt(text, span);
	if (cut.before + cut.marked + cut.after === "") return null;
	return (
		<pre class="source">
			{cut.cutBefore && "…"}
			{cut.before}
			<mark>{cut.marked}</mark>
			{cut.after}
			{cut.cutAfter && "…"}
			{"\n"}
			<span class="carets" aria-hidden="true">
				{carets(cut)}
			</span>
		</pre>
	);
}
