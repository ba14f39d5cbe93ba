import type { Game, Seat } from "../../pbn/types.js";
import { count, fill, type Words } from "../language/words.js";
import { Bid, Card, Fill, SuitSymbol } from "../text/elements.js";
import { useViewer } from "../viewer.js";
import { bidText, type Outcome, outcome } from "./auction.js";

/** Contract, declarer, opening lead, result and score in words. Nothing where the game tells none of them. */
export function ContractLine({ game }: { game: Game }) {
	const { words, parts } = useViewer();
	const end = outcome(game);
	const scores = parts.scoresInWords?.(game, words) ?? [];
	if (!end && scores.length === 0) return null;
	return (
		<p class="pbn-contract">
			{end === "passed out" ? words.contract.passedOut : end && <OutcomeView end={end} />}
			{end && scores.length > 0 && ", "}
			{scores.length > 0 && <bdi>{scores.join(", ")}</bdi>}
		</p>
	);
}

function OutcomeView({ end }: { end: Outcome }) {
	const { words } = useViewer();
	const tricks = end.tricks !== undefined && count(words, words.contract.tricks, end.tricks);
	return (
		<>
			<b>
				<Contract contract={end.contract} />
			</b>
			{end.declarer && ` ${declarerInWords(words, end.declarer, end.declarerByAuction)}`}
			{end.lead && (
				<>
					, <Fill sentence={words.contract.lead} values={{ card: <Card text={end.lead} /> }} />
				</>
			)}
			{end.overtricks !== undefined && words.colon + resultInWords(words, end.overtricks)}
			{tricks && ` (${end.corrected ? fill(words.contract.corrected, { tricks }) : tricks})`}
		</>
	);
}

function Contract({ contract }: Pick<Outcome, "contract">) {
	const { words } = useViewer();
	if (typeof contract === "string") return <>{contract}</>;
	const { level, denomination, risk } = contract;
	if (level === undefined) {
		if (denomination === "NT") return <>{words.contract.notrump}</>;
		return <Fill sentence={words.contract.trumps} values={{ suit: <SuitSymbol suit={denomination} /> }} />;
	}
	const shown = <Bid text={bidText(contract)} />;
	return risk ? <Fill sentence={words.contract[risk === "X" ? "doubled" : "redoubled"]} values={{ bid: shown }} /> : shown;
}

function declarerInWords(words: Words, declarer: Seat, byAuction: Seat | undefined): string {
	const seat = words.seats[declarer];
	return byAuction ? fill(words.contract.swapped, { seat, other: words.seats[byAuction] }) : fill(words.contract.by, { seat });
}

/** What became of a contract: "made with 1 overtrick". */
export function resultInWords(words: Words, overtricks: number): string {
	if (overtricks === 0) return words.contract.made;
	return overtricks < 0 ? count(words, words.contract.down, -overtricks) : count(words, words.contract.overtricks, overtricks);
}
