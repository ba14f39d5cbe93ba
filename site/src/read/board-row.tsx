import type { Severity } from "pbnkit";
import { Bid } from "pbnkit/viewer";
import { severities } from "../files/words.js";
import { type Entry, seatNames } from "./entry.js";
import type { Differences } from "./rows.js";
import { resultText } from "./words.js";

const vulnerabilities = { None: "none vul", NS: "N-S vul", EW: "E-W vul", All: "both vul" };

/** What a board is called: by its number, else by its place in the file. */
export function boardName({ board, number }: Entry): string {
	return board === undefined ? `Game ${number}` : `Board ${board}`;
}

interface Props {
	entry: Entry;
	/** The worst that was found in it. */
	worst: Severity | undefined;
	differ: Differences;
}

/** A board in the list: what it is, what became of it, who played. */
export function BoardRow({ entry, worst, differ }: Props) {
	const { dealer, vulnerable, declarer, over } = entry;
	const facts = [dealer && `${seatNames[dealer]} deals`, vulnerable && vulnerabilities[vulnerable]].filter(Boolean).join(", ");
	const who = [differ.rooms && entry.room, differ.players && entry.players].filter(Boolean).join(", ");
	return (
		<>
			<span class="board-line">
				<b class="board-name">{boardName(entry)}</b>{" "}
				{entry.contract && (
					<span class="board-outcome">
						<Contract contract={entry.contract} />
						{declarer && <> {declarer}</>}
						{over !== undefined && <> {resultText(over)}</>}
					</span>
				)}{" "}
				{worst && worst !== "info" && (
					<span class={`board-mark ${worst}`} title={severities[worst].title}>
						<span aria-hidden="true">{severities[worst].icon}</span>
						<span class="spoken">{severities[worst].title}</span>
					</span>
				)}
			</span>{" "}
			<span class="board-facts">
				{facts}
				{who && (
					<>
						{facts && ". "}
						<bdi>{who}</bdi>
					</>
				)}
			</span>
		</>
	);
}

/** A contract with the symbol of its suit; what cannot be read stays as it is. */
function Contract({ contract }: { contract: string }) {
	const [, bid, risk] = /^([1-7](?:NT|[SHDC]))(X{0,2})$/.exec(contract) ?? [];
	if (contract === "Pass") return <>passed out</>;
	if (!bid) return <bdi>{contract}</bdi>;
	return (
		<>
			<Bid text={bid} />
			{risk}
		</>
	);
}
