import { visible } from "../check/excerpt.js";
import { type Checked, groupsOf, weights } from "../check/groups.js";
import type { Finding } from "../files/kit.js";
import { severities } from "../files/words.js";
import { useLanguage } from "./language.js";

/** What was found in a board that needs a person. */
export interface Found {
	/** The first of the worst. */
	first: Finding;
	count: number;
}

/** What needs a person in each game. What the download puts right, and what is only worth knowing, marks no board. */
export function foundIn(checked: Checked | undefined): Map<number, Found> {
	const found = new Map<number, Found>();
	if (!checked) return found;
	for (const { fate, findings } of groupsOf(checked)) {
		if (fate !== "needs") continue;
		for (const diagnostic of findings) {
			const before = found.get(diagnostic.game);
			if (!before) found.set(diagnostic.game, { first: diagnostic, count: 1 });
			else {
				before.count++;
				if (isBefore(diagnostic, before.first)) before.first = diagnostic;
			}
		}
	}
	return found;
}

/** Whether a finding is told rather than another: it is heavier, or as heavy and before it in the file. */
function isBefore(one: Finding, other: Finding): boolean {
	const heavier = weights.indexOf(one.severity) - weights.indexOf(other.severity);
	return heavier < 0 || (heavier === 0 && one.span.start.byte < other.span.start.byte);
}

/** What was found in the board that is shown: the first of the worst, and the way to all of them. */
export function BoardFinding({ found: { first, count }, open }: { found: Found; open: (board: string) => void }) {
	const { texts, words } = useLanguage();
	const severity = first.severity === "error" ? "error" : "warning";
	return (
		<p class={`board-finding ${severity}`}>
			<span class="icon" aria-hidden="true">
				{severities[severity].icon}
			</span>{" "}
			<b>{texts[severity]}</b>{" "}
			<span class="board-finding-text" lang="en">
				{visible(first.message)}
			</span>{" "}
			<button type="button" data-findings onClick={() => open(first.board ?? String(first.game))}>
				<span class="turn-word">
					{texts.findings}
					{words.colon}
				</span>
				{count.toLocaleString(words.tag)} <span aria-hidden="true">›</span>
			</button>
		</p>
	);
}
