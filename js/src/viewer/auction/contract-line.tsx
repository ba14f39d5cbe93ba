import type { Game } from "../../types.js";
import { count, fill, type Words } from "../language/words.js";
import { Bid, Card } from "../text/card.js";
import { Fill } from "../text/fill.js";
import { useViewer } from "../viewer.js";
import { outcome } from "./contract.js";

/** Contract, declarer, opening lead and result in words. Nothing where the game does not tell the contract. */
export function ContractLine({ game }: { game: Game }) {
	const { words } = useViewer();
	const end = outcome(game);
	if (!end) return null;
	if (end === "passed out") return <p class="pbn-contract">{words.contract.passedOut}</p>;
	const bid = <Bid text={end.bid} />;
	return (
		<p class="pbn-contract">
			<b>{end.risk ? <Fill sentence={words.contract[end.risk]} values={{ bid }} /> : bid}</b>
			{end.declarer && ` ${fill(words.contract.by, { seat: words.seats[end.declarer] })}`}
			{end.lead && (
				<>
					, <Fill sentence={words.contract.lead} values={{ card: <Card text={end.lead} /> }} />
				</>
			)}
			{end.overtricks !== undefined && `: ${resultInWords(words, end.overtricks)}`}
			{end.tricks !== undefined && ` (${count(words, words.contract.tricks, end.tricks)})`}
		</p>
	);
}

function resultInWords(words: Words, overtricks: number): string {
	if (overtricks === 0) return words.contract.made;
	return overtricks < 0 ? count(words, words.contract.down, -overtricks) : count(words, words.contract.overtricks, overtricks);
}
