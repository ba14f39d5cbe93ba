import type { PlayedCard } from "../game.js";
import { count } from "../language/words.js";
import type { Position } from "../play/position.js";
import { Card } from "../text/card.js";
import { useViewer } from "../viewer.js";

/** The cards of the trick that lies on the table. */
export function Trick({ cards }: { cards: PlayedCard[] }) {
	const { words, parts: { CostMark } } = useViewer();
	return (
		<ol class="pbn-trick" role="list" aria-label={words.deal.trick}>
			{cards.map(({ seat, move }, index) => (
				<li key={move.text} class={`${seat ? `pbn-side-${seat.toLowerCase()}` : ""}${index === cards.length - 1 ? " pbn-last" : ""}`}>
					{seat && <span class="pbn-spoken">{words.seats[seat]} </span>}
					<Card text={move.text} />
					{CostMark && <CostMark move={move} />}
				</li>
			))}
		</ol>
	);
}

/** How many tricks each side has won. */
export function TricksWon({ won }: Pick<Position, "won">) {
	const { words } = useViewer();
	return (
		<ul class="pbn-won" role="list">
			{(["NS", "EW"] as const).map((side) => (
				<li key={side}>{count(words, words.deal.tricks, won[side], { side: words.sides[side] })}</li>
			))}
		</ul>
	);
}
