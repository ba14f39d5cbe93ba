import { fill } from "../language/words.js";
import { suits } from "../../game/order.js";
import { clockwise } from "../game.js";
import { Bid, Fill, SuitSymbol } from "../text/elements.js";
import { useViewer } from "../viewer.js";
import { Mark, signed } from "./cell.js";
import type { Par, ParContract, Source } from "./double-dummy.js";
import { wordFor } from "./table.js";

/** From low to high, as in an auction. */
const denominations = [...suits].reverse();

/** The tricks of each declarer in each denomination; while that grows, the places of what is to come are empty. */
export function TricksGrid({ source: { name, tricks }, alone, grows = false }: { source: Source; alone: boolean; grows?: boolean }) {
	const { words } = useViewer();
	const caption = words.tables.captions.OptimumResultTable;
	return (
		<div class="pbn-scroll">
			<table class="pbn-table pbn-tricks">
				<caption>{alone ? caption : fill(words.tables.captionWithName, { caption, name })}</caption>
				<thead>
					<tr>
						<td />
						{denominations.map((suit) => (
							<th key={suit} scope="col">
								<SuitSymbol suit={suit} />
							</th>
						))}
						<th scope="col">{words.notrump}</th>
					</tr>
				</thead>
				<tbody>
					{clockwise.map((seat) => (
						<tr key={seat}>
							<th scope="row">{words.seats[seat]}</th>
							{[...denominations, "NT"].map((denomination) => (
								<TricksCell key={denomination} tricks={tricks.get(`${seat} ${denomination}`)} grows={grows} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function TricksCell({ tricks, grows }: { tricks: string | undefined; grows: boolean }) {
	return <td class={Number(tricks) > 6 ? "pbn-makes" : undefined}>{tricks ?? (!grows && <Mark mark="?" />)}</td>;
}

/** Par in words. */
export function ParLine({ par: { name, score, contracts, texts }, alone }: { par: Par; alone: boolean }) {
	const { words } = useViewer();
	const points = score && signed(`${score.points > 0 ? "+" : ""}${score.points}`);
	const par = (
		<>
			{score && fill(words.tables.parScore, { side: words.sides[score.side], points: points ?? "" })}
			{contracts.map((contract, index) => (
				<span key={index}>
					{index > 0 ? "; " : score && ", "}
					<ParContractText contract={contract} />
				</span>
			))}
			{texts.map((text, index) => (
				<span key={`text ${index}`}>
					{(index > 0 || score || contracts.length > 0) && "; "}
					<bdi>{text}</bdi>
				</span>
			))}
		</>
	);
	return (
		<p class="pbn-par">
			<Fill sentence={alone ? words.tables.par : words.tables.parWithName} values={{ par, name }} />
		</p>
	);
}

/** "3♠= E-W", "4♠X−1 N-S". */
function ParContractText({ contract: { bid, doubled, declarer, overtricks } }: { contract: ParContract }) {
	const { words } = useViewer();
	return (
		<>
			<Bid text={bid} />
			{doubled}
			{overtricks !== undefined && signed(`${overtricks > 0 ? "+" : ""}${overtricks || "="}`)} {wordFor({ ...words.seatLetters, ...words.sides }, declarer) ?? declarer}
		</>
	);
}
