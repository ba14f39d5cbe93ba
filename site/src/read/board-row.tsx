import type { Severity } from "pbnkit";
import { Bid, type Words } from "pbnkit/viewer";
import { severities } from "../files/words.js";
import type { Entry } from "./entry.js";
import { useLanguage } from "./language.js";
import type { Differences } from "./rows.js";
import { resultText } from "./words.js";
import { filled } from "../words/filled.js";

/** What a board is called: by its number, else by its place in the file. */
export function boardName({ board, number }: Pick<Entry, "board" | "number">, words: Words): string {
	return board === undefined ? filled(words.game, { number: String(number) }, words) : filled(words.board, { board }, words);
}

interface Props {
	entry: Entry;
	/** The worst that was found in it. */
	worst: Severity | undefined;
	differ: Differences;
}

/** A board in the list: what it is, what became of it, who played. */
export function BoardRow({ entry, worst, differ }: Props) {
	const { texts, words } = useLanguage();
	const { dealer, vulnerable, declarer, over } = entry;
	const facts = [dealer && filled(texts.deals, { seat: words.seats[dealer] }, words), vulnerable && texts.vulnerability[vulnerable]].filter(Boolean).join(", ");
	const who = [differ.rooms && entry.room, differ.players && entry.players].filter(Boolean).join(", ");
	return (
		<>
			<span class="board-line">
				<b class="board-name">{boardName(entry, words)}</b>{" "}
				{entry.contract && (
					<span class="board-outcome">
						<Contract entry={entry} contract={entry.contract} />
						{declarer && <> {words.seatLetters[declarer]}</>}
						{over !== undefined && <> {resultText(over)}</>}
					</span>
				)}{" "}
				{worst && worst !== "info" && (
					<span class={`board-mark ${worst}`} title={texts[worst]}>
						<span aria-hidden="true">{severities[worst].icon}</span>
						<span class="spoken">{texts[worst]}</span>
					</span>
				)}
			</span>{" "}
			<span class="board-facts">
				{facts}
				{who && (
					<>
						{facts && (facts.endsWith(".") ? " " : ". ")}
						<bdi>{who}</bdi>
					</>
				)}
			</span>
		</>
	);
}

/** A contract with the symbol of its suit; what cannot be read stays as it is. */
function Contract({ entry: { bid, risk }, contract }: { entry: Entry; contract: string }) {
	const { words } = useLanguage();
	if (contract === "Pass") return <>{words.contract.passedOut.toLocaleLowerCase(words.tag)}</>;
	if (!bid) return <bdi>{contract}</bdi>;
	return (
		<>
			<Bid text={bid} />
			{risk}
		</>
	);
}
