import type { Game, Seat } from "../../types.js";
import { isVulnerable, tagValue } from "../game.js";
import { fill } from "../language/words.js";
import { seats } from "../notation.js";
import { useViewer } from "../viewer.js";
import { HandView } from "./hand.js";

/** The four hands around the table, with board, dealer and vulnerability. Nothing where the game has no deal. */
export function DealDiagram({ game }: { game: Game }) {
	if (!game.deal) return null;
	return (
		<div class="pbn-deal">
			<div class="pbn-deal-grid">
				<BoardLabels game={game} />
				<Compass game={game} />
				{(["N", "W", "E", "S"] as const).map((seat) => (
					<HandView key={seat} game={game} seat={seat} />
				))}
			</div>
		</div>
	);
}

function BoardLabels({ game }: { game: Game }) {
	const { words } = useViewer();
	const board = tagValue(game, "Board");
	return (
		<div class="pbn-labels">
			<div class="pbn-board">{board ? fill(words.board, { board }) : fill(words.game, { number: game.number })}</div>
			{game.dealer && <div class="pbn-dealer-name">{fill(words.dealer, { seat: words.seats[game.dealer] })}</div>}
			{game.vulnerable && <div class="pbn-vulnerability">{words.vulnerability[game.vulnerable]}</div>}
		</div>
	);
}

/** The card table. The labels say the same in words, so it is silent. */
function Compass({ game }: { game: Game }) {
	return (
		<div class="pbn-compass" aria-hidden="true">
			{seats.map((seat) => (
				<Side key={seat} seat={seat} vulnerable={isVulnerable(game, seat)} dealer={game.dealer === seat} />
			))}
		</div>
	);
}

function Side({ seat, vulnerable, dealer }: { seat: Seat; vulnerable: boolean; dealer: boolean }) {
	const { words } = useViewer();
	return (
		<div class={`pbn-side pbn-side-${seat.toLowerCase()}${vulnerable ? " pbn-vulnerable" : ""}`}>
			<b>{words.seatLetters[seat]}</b>
			{dealer && <span class="pbn-dealer">{words.dlr}</span>}
			{vulnerable && <span class="pbn-vul">{words.vul}</span>}
		</div>
	);
}
