import type { Game, Seat } from "../types.js";
import { isVulnerable, tagValue } from "./game.js";
import { HandView } from "./hand.js";
import { seatNames, seats, vulnerabilities } from "./words.js";

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
	const board = tagValue(game, "Board");
	return (
		<div class="pbn-labels">
			<div class="pbn-board">{board ? `Board ${board}` : `Game ${game.number}`}</div>
			{game.dealer && <div class="pbn-dealer-name">Dealer {seatNames[game.dealer]}</div>}
			{game.vulnerable && <div class="pbn-vulnerability">{vulnerabilities[game.vulnerable]}</div>}
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
	return (
		<div class={`pbn-side pbn-side-${seat.toLowerCase()}${vulnerable ? " pbn-vulnerable" : ""}`}>
			<b>{seat}</b>
			{dealer && <span class="pbn-dealer">dlr</span>}
			{vulnerable && <span class="pbn-vul">vul</span>}
		</div>
	);
}
