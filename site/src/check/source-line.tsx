import type { Span } from "pbnkit";
import { useRef } from "preact/hooks";
import { carets, excerpt } from "./excerpt.js";
import { sliceAround } from "./slice.js";
import { type Source, useOfSource } from "./source.js";
import { useOverflow } from "./use-overflow.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";

const excerptOf = async ({ file, encoding }: Source, span: Span) => excerpt(await sliceAround(file, encoding, span));

/** The line of a place, with the place marked below it. */
export function SourceLine({ source, span }: { source: Source; span: Span }) {
	const words = useSite();
	const { value: cut, problem } = useOfSource(excerptOf, source, span);
	const line = useRef<HTMLPreElement>(null);
	const scrolls = useOverflow(line, cut);
	if (problem) return <p class="problem">{problem}</p>;
	// It keeps its place while it is read.
	if (!cut) return <pre class="source">{"\n\n"}</pre>;
	if (cut.before + cut.marked + cut.after === "") return null;
	return (
		<pre class="source" ref={line} {...(scrolls && { tabIndex: 0, role: "group", "aria-label": filled(words.check.lineOf, { n: String(span.start.line) }, words) })}>
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
