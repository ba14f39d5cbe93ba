import type { Game, Seat } from "../types.js";
import { tagValue } from "./game.js";
import { SuitSymbol } from "./suit.js";
import { seatNames, seatTags, suits } from "./words.js";

/** One hand of the diagram with the player's name. */
export function HandView({ game, seat }: { game: Game; seat: Seat }) {
	const hand = game.deal?.hands[seat];
	const player = tagValue(game, seatTags[seat]);
	return (
		<div class={`pbn-hand pbn-hand-${seat.toLowerCase()}`} role="group" aria-label={seatNames[seat]}>
			<div class="pbn-player">
				<b>{seatNames[seat]}</b>
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
				<p class="pbn-not-given">not given</p>
			)}
			{game.deal?.derived === seat && <p class="pbn-derived">follows from the other hands</p>}
		</div>
	);
}

function Ranks({ ranks }: { ranks: string }) {
	if (ranks === "") {
		return (
			<span class="pbn-ranks">
				<span aria-hidden="true">—</span>
				<span class="pbn-spoken">void</span>
			</span>
		);
	}
	return <span class="pbn-ranks">{[...ranks].map((rank) => (rank === "T" ? "10" : rank)).join(" ")}</span>;
}
