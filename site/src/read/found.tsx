import { visible } from "../check/excerpt.js";
import type { Found } from "../check/found.js";
import { severities } from "../files/words.js";
import { useLanguage } from "./language.js";

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
