import type { Game, Seat } from "../../pbn/types.js";
import { isVulnerable } from "../game.js";
import { seats } from "../notation.js";
import type { Position } from "../play/position.js";
import { useViewer } from "../viewer.js";

/**
 * The card table: its sides are painted, and in the play the cards of the trick lie on it. What its sides say, the labels
 * say in words, so they are silent.
 */
export function CardTable({ game, position }: { game: Game; position?: Position | undefined }) {
	const { Trick } = useViewer().parts;
	return (
		<div class={`pbn-compass${position ? " pbn-in-play" : ""}`}>
			{seats.map((seat) => (
				<Side key={seat} seat={seat} vulnerable={isVulnerable(game, seat)} marked={!position} dealer={game.dealer === seat} />
			))}
			{Trick && position && position.trick.length > 0 && <Trick cards={position.trick} />}
		</div>
	);
}

function Side({ seat, vulnerable, dealer, marked }: { seat: Seat; vulnerable: boolean; dealer: boolean; marked: boolean }) {
	const { words } = useViewer();
	return (
		<div aria-hidden="true" class={`pbn-side pbn-side-${seat.toLowerCase()}${vulnerable ? " pbn-vulnerable" : ""}`}>
			<b>{words.seatLetters[seat]}</b>
			{marked && dealer && <span class="pbn-dealer">{words.dlr}</span>}
			{marked && vulnerable && <span class="pbn-vul">{words.vul}</span>}
		</div>
	);
}
