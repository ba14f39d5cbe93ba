import type { Game, Suit } from "../types.js";
import { outcome } from "./contract.js";
import { Bid, SuitSymbol } from "./suit.js";
import { seatNames } from "./words.js";

/** Contract, declarer, opening lead and result in words. Nothing where the game does not tell the contract. */
export function ContractLine({ game }: { game: Game }) {
	const end = outcome(game);
	if (!end) return null;
	if (end === "passed out") return <p class="pbn-contract">Passed out</p>;
	return (
		<p class="pbn-contract">
			<b>
				<Bid text={end.bid} />
				{end.risk && ` ${end.risk}`}
			</b>
			{end.declarer && ` by ${seatNames[end.declarer]}`}
			{end.lead && (
				<>
					, lead <Card text={end.lead} />
				</>
			)}
			{end.result && `: ${end.result}`}
			{end.tricks !== undefined && ` (${end.tricks} trick${end.tricks === 1 ? "" : "s"})`}
		</p>
	);
}

function Card({ text }: { text: string }) {
	return (
		<span class="pbn-bid">
			<SuitSymbol suit={text[0] as Suit} />
			{text.slice(1).replace("T", "10")}
		</span>
	);
}
