import type { Diagnostic } from "../../pbn/types.js";
import { count, fill } from "../language/words.js";
import { useViewer } from "../viewer.js";

/** The source that a block was read from, shut. Errors are listed, and their lines marked; what is well is hidden unless asked for. */
export function SourceView({ source, diagnostics, repaired }: { source: string; diagnostics: readonly Diagnostic[]; repaired: boolean }) {
	const { words, settings } = useViewer();
	const errors = diagnostics.filter(({ severity }) => severity === "error");
	return (
		<details class="pbn-source" hidden={errors.length === 0 && !settings.show.includes("source")}>
			<summary>{words.source.title}</summary>
			{repaired && <p class="pbn-problems">{words.source.repaired}</p>}
			{errors.length > 0 && (
				<>
					<p class="pbn-problems">{count(words, words.source.problems, errors.length)}</p>
					<ul class="pbn-problems" lang="en">
						{errors.map(({ span, message }, index) => (
							<li key={index}>{fill(words.source.line, { line: span.start.line, message })}</li>
						))}
					</ul>
				</>
			)}
			<pre>{marked(source, new Set(errors.map(({ span }) => span.start.line)))}</pre>
		</details>
	);
}

function marked(source: string, lines: ReadonlySet<number>) {
	if (lines.size === 0) return source;
	return source.split("\n").map((line, index, all) => {
		const end = index < all.length - 1 ? "\n" : "";
		return lines.has(index + 1) ? [<mark key={index}>{line}</mark>, end] : line + end;
	});
}
