import type { Game, Seat } from "../../pbn/types.js";
import { isVulnerableAlone } from "../game.js";
import { seats } from "../notation.js";
import type { Position } from "../play/position.js";
import { useViewer } from "../viewer.js";

/**
 * The card table: the side that is vulnerable alone is painted, and in the play the cards of the trick lie on it. What its sides
 * say, the labels and the hands say in words, so they are silent.
 */
export function CardTable({ game, position }: { game: Game; position?: Position | undefined }) {
	const { Trick } = useViewer().parts;
	return (
		<div class={`pbn-compass${position ? " pbn-in-play" : ""}`}>
			{seats.map((seat) => (
				<Side key={seat} seat={seat} vulnerable={isVulnerableAlone(game, seat)} dealer={game.dealer === seat} next={position?.next === seat} />
			))}
			{Trick && position && position.trick.length > 0 && <Trick cards={position.trick} />}
		</div>
	);
}

interface SideProps {
	seat: Seat;
	vulnerable: boolean;
	dealer: boolean;
	/** Whether it plays the next card. */
	next: boolean;
}

function Side({ seat, vulnerable, dealer, next }: SideProps) {
	const { words } = useViewer();
	return (
		<div aria-hidden="true" class={`pbn-side pbn-side-${seat.toLowerCase()}${vulnerable ? " pbn-vulnerable" : ""}${next ? " pbn-next" : ""}`}>
			<b>{words.seatLetters[seat]}</b>
			{dealer && <span class="pbn-dealer">{words.dlr}</span>}
			{vulnerable && <span class="pbn-vul">{words.vul}</span>}
		</div>
	);
}
