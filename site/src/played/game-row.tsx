import { severities } from "../files/words.js";
import type { Found } from "../check/found.js";
import type { Entry } from "./game-index.js";
import { dateOf, hasPlayers, namesOf } from "./game-names.js";
import type { Notation } from "./notation.js";
import { useSite } from "../words/use-site.js";

interface Props {
	notation: Notation;
	entry: Entry;
	/** What in it needs a person. */
	found: Found | undefined;
	/** Whether the games of the list are of several events, and of several kinds. */
	of: { hasEvents: boolean; hasKinds: boolean };
}

/** A game in the list: who played, how it ended, of which kind it is, when and where. */
export function GameRow({ notation, entry, found, of: { hasEvents, hasKinds } }: Props) {
	const site = useSite();
	const words = notation.words(site);
	const facts = [...notation.factsOf({ kind: entry.kind, date: dateOf(entry.date, words.tag) }, site, hasKinds), hasEvents && hasPlayers(entry) && entry.event].filter(Boolean);
	const severity = found && (found.first.severity === "error" ? "error" : "warning");
	return (
		<>
			<span class="board-line">
				<b class="board-name">
					<bdi>{namesOf(entry, words)}</bdi>
				</b>{" "}
				<span class="board-outcome">{notation.resultText(entry.result)}</span>{" "}
				{severity && (
					<span class={`board-mark ${severity}`} title={words.list.needs}>
						<span aria-hidden="true">{severities[severity].icon}</span>
						<span class="spoken">{words.list.needs}</span>
					</span>
				)}
			</span>{" "}
			<span class="board-facts">
				<bdi>{facts.join(" · ") || (severity && "\u00a0")}</bdi>
			</span>
		</>
	);
}
