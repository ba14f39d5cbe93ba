import type { Game, Seat } from "../../types.js";
import { tagValue } from "../game.js";
import { seatTags, suits } from "../notation.js";
import { rankText } from "../text/card.js";
import { SuitSymbol } from "../text/suit.js";
import { useViewer } from "../viewer.js";

/** One hand of the diagram with the player's name. */
export function HandView({ game, seat }: { game: Game; seat: Seat }) {
	const { words } = useViewer();
	const hand = game.deal?.hands[seat];
	const player = tagValue(game, seatTags[seat]);
	return (
		<div class={`pbn-hand pbn-hand-${seat.toLowerCase()}`} role="group" aria-label={words.seats[seat]}>
			<div class="pbn-player">
				<b>{words.seats[seat]}</b>
				{player && <span class="pbn-name"> {player}</span>}
			</div>
			{hand ? (
				<ul class="pbn-suits">
					{suits.map((suit) => (
						<li key={suit}>
							<SuitSymbol suit={suit} />
							<Ranks ranks={hand[suit]} />
						</li>
					))}
				</ul>
			) : (
				<p class="pbn-not-given">{words.deal.notGiven}</p>
			)}
			{game.deal?.derived === seat && <p class="pbn-derived">{words.deal.derived}</p>}
		</div>
	);
}

function Ranks({ ranks }: { ranks: string }) {
	const viewer = useViewer();
	if (ranks === "") {
		return (
			<span class="pbn-ranks">
				<span aria-hidden="true">—</span>
				<span class="pbn-spoken">{viewer.words.deal.void}</span>
			</span>
		);
	}
	return <span class="pbn-ranks">{[...ranks].map((rank) => rankText(rank, viewer)).join(" ")}</span>;
}
