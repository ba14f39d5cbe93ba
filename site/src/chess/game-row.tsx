import { severities } from "../files/words.js";
import type { Found } from "../check/found.js";
import type { Entry } from "./game-index.js";
import { dateOf, hasPlayers, namesOf, resultText } from "./game-names.js";
import type { ChessRoomWords } from "../words/words.js";

interface Props {
	entry: Entry;
	/** What in it needs a person. */
	found: Found | undefined;
	/** Whether the games of the list are of several events. */
	hasEvents: boolean;
	words: ChessRoomWords;
}

/** A game in the list: who played, how it ended, which opening, when and where. */
export function GameRow({ entry, found, hasEvents, words }: Props) {
	const facts = [entry.eco, dateOf(entry.date, words.tag), hasEvents && hasPlayers(entry) && entry.event].filter(Boolean);
	const severity = found && (found.first.severity === "error" ? "error" : "warning");
	return (
		<>
			<span class="board-line">
				<b class="board-name">
					<bdi>{namesOf(entry, words)}</bdi>
				</b>{" "}
				<span class="board-outcome">{resultText(entry.result)}</span>{" "}
				{severity && (
					<span class={`board-mark ${severity}`} title={words.list.needs}>
						<span aria-hidden="true">{severities[severity].icon}</span>
						<span class="spoken">{words.list.needs}</span>
					</span>
				)}
			</span>{" "}
			<span class="board-facts">
				<bdi>{facts.join(" · ")}</bdi>
			</span>
		</>
	);
}
