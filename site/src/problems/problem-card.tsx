import { DiagramBoard, menOf } from "pbnkit/pbi/viewer";
import { useMemo } from "preact/hooks";
import type { Found } from "../check/found.js";
import { severities } from "../files/words.js";
import { useSite } from "../words/use-site.js";
import { problemWords, viewerWords } from "./language.js";
import type { Entry } from "./problem-index.js";
import { nameOf } from "./said.js";

interface Props {
	entry: Entry;
	/** What in it needs a person. */
	found: Found | undefined;
}

/** A problem on its card: the diagram, the author, and what there is in a few words. */
export function ProblemCard({ entry, found }: Props) {
	const site = useSite();
	const words = problemWords(site);
	const viewer = viewerWords(site);
	const { position, pieces, men, stipulation, source, year, verified } = entry;
	const shown = useMemo(() => menOf({ ...(position !== undefined && { position }), ...(pieces && { pieces }) }), [position, pieces]);
	const severity = found && (found.first.severity === "error" ? "error" : "warning");
	const facts = [stipulation, men && `${men.white}+${men.black}`, verified && words.problem.verdicts[verified]];
	return (
		<>
			<span class="card-diagram pbi-board" aria-hidden="true">
				{shown ? <DiagramBoard men={shown} small words={viewer} /> : position ? viewer.unreadable : viewer.noPosition}
			</span>
			<span class="board-line">
				<b class="board-name">
					<bdi>{nameOf(entry, words)}</bdi>
				</b>{" "}
				{severity && (
					<span class={`board-mark ${severity}`} title={words.list.needs}>
						<span aria-hidden="true">{severities[severity].icon}</span>
						<span class="spoken">{words.list.needs}</span>
					</span>
				)}
			</span>{" "}
			<span class="board-facts">
				<bdi>{facts.filter(Boolean).join(" · ") || "\u00a0"}</bdi>
			</span>{" "}
			<span class="board-facts">
				<bdi>{[source, year !== undefined && !source.includes(String(year)) && year].filter(Boolean).join(", ") || "\u00a0"}</bdi>
			</span>
		</>
	);
}
