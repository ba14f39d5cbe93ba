import type { Finding } from "../files/kit.js";
import { severities } from "../files/words.js";
import type { Example } from "./book.js";

/** The example with its faults marked, and what is said of each. */
export function ExampleView({ example: { lines, diagnostics } }: { example: Example }) {
	return (
		<div class="example">
			<pre tabindex={0} role="group" aria-label="Example">
				<code>
					{lines.map(({ parts, carets }, index) => (
						<>
							{index > 0 && "\n"}
							{parts.map(({ text, marked }) => (marked ? <mark>{text}</mark> : text))}
							{carets !== "" && (
								<span class="carets" aria-hidden="true">
									{`\n${carets}`}
								</span>
							)}
						</>
					))}
				</code>
			</pre>
			{diagnostics.length > 0 && (
				<ol class="reports">
					{diagnostics.map((diagnostic) => (
						<Report diagnostic={diagnostic} />
					))}
				</ol>
			)}
		</div>
	);
}

function Report({ diagnostic: { severity, message, span, related, fixes } }: { diagnostic: Finding }) {
	return (
		<li>
			<p>
				<SeverityMark severity={severity} /> <span class="place">line {span.start.line}, column {span.start.column}</span>
			</p>
			<p class="message">{message}</p>
			{related?.map(({ message: note, span: place }) => (
				<p class="related">
					Line {place.start.line}: {note}
				</p>
			))}
			{fixes?.map(({ title, safe }) => (
				<p class="related">
					{safe ? "Safe fix" : "Fix, if that is meant"}: {title}
				</p>
			))}
		</li>
	);
}

/** A severity in its colour, with its sign. */
export function SeverityMark({ severity }: { severity: keyof typeof severities | "off" }) {
	if (severity === "off") return <span class="severity">Only where asked for</span>;
	const { title, icon } = severities[severity];
	return (
		<span class={`severity ${severity}`}>
			<span class="icon" aria-hidden="true">
				{icon}
			</span>
			{title}
		</span>
	);
}
