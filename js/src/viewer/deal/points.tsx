import { highCardPoints } from "../../game/hands.js";
import type { Game, Seat } from "../../pbn/types.js";
import { useViewer } from "../viewer.js";

/** The high-card points of the hands that a reader sees, each at its side. */
export function PointsBox({ game, seats }: { game: Game; seats: Seat[] }) {
	const { words } = useViewer();
	return (
		<ul class="pbn-points" role="list" aria-label={words.deal.points}>
			{seats.map((seat) => {
				const hand = game.deal?.hands[seat];
				return (
					hand && (
						<li key={seat} class={`pbn-side-${seat.toLowerCase()}`}>
							<span class="pbn-spoken">{words.seats[seat]} </span>
							{highCardPoints(hand)}
						</li>
					)
				);
			})}
			<li class="pbn-points-name" aria-hidden="true">
				{words.deal.hcp}
			</li>
		</ul>
	);
}
