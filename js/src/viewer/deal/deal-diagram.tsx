import { useState } from "preact/hooks";
import type { Game, Seat } from "../../pbn/types.js";
import { tagValue } from "../../game/tags.js";
import { count } from "../language/words.js";
import type { Position } from "../play/position.js";
import { Fill } from "../text/fill.js";
import { useViewer } from "../viewer.js";
import { BoardLabels } from "./board-labels.js";
import { CardTable } from "./card-table.js";
import { AbsentHand, HandView } from "./hand.js";
import { layoutOf, tricksLeft } from "./layout.js";
import { PointsBox } from "./points.js";
import type { RotatedGame } from "./rotated.js";

export interface DealProps {
	game: Game | RotatedGame;
	/** The state of the play, if there is one that can be stepped through. */
	position?: Position | undefined;
}

/** The hands around the table, with board, dealer and vulnerability. Nothing where the game has no deal. */
export function DealDiagram({ game, position }: DealProps) {
	if (game.deal) return <Diagram game={game} position={position} />;
	const text = tagValue(game, "Deal");
	return text === undefined ? null : <UnreadableDeal game={game} text={text} />;
}

function UnreadableDeal({ game, text }: { game: Game; text: string }) {
	const { words } = useViewer();
	return (
		<div class="pbn-deal">
			<BoardLabels game={game} />
			<p class="pbn-remark">
				<Fill sentence={words.deal.unreadable} values={{ text: <code>{text}</code> }} />
			</p>
		</div>
	);
}

function Diagram({ game, position }: DealProps) {
	const { words, settings, alive, parts: { Rotation, TricksWon } } = useViewer();
	const [open, setOpen] = useState<Seat[]>([]);
	const [withPoints, setWithPoints] = useState(settings.show.includes("hcp"));
	const { form, placed, named, hidden } = layoutOf(game, settings, position !== undefined);
	const allOpen = hidden.every((seat) => open.includes(seat));
	const coverOf = (seat: Seat) =>
		hidden.includes(seat)
			? {
					open: open.includes(seat),
					onToggle: (nowOpen: boolean) => setOpen((before) => [...before.filter((other) => other !== seat), ...(nowOpen ? [seat] : [])]),
				}
			: undefined;
	return (
		<div class="pbn-deal">
			<div class={`pbn-deal-grid pbn-form-${form}`}>
				<BoardLabels game={game}>
					<EndPosition game={game} />
				</BoardLabels>
				{placed.map((seat) => (
					<HandView key={seat} game={game} seat={seat} position={position} cover={coverOf(seat)} />
				))}
				{form !== "line" && <CardTable game={game} position={position} />}
				{((position && position.played > 0) || withPoints || alive) && (
					<div class="pbn-tools">
						{TricksWon && position && (alive || position.played > 0) && <TricksWon won={position.won} />}
						{withPoints && <PointsBox game={game} seats={placed.filter((seat) => !hidden.includes(seat) || open.includes(seat))} />}
						{alive && (
							<button type="button" title={words.deal.points} aria-pressed={withPoints} onClick={() => setWithPoints(!withPoints)}>
								{words.deal.hcp}
							</button>
						)}
						{alive && hidden.length > 1 && (
							<button type="button" onClick={() => setOpen(allOpen ? [] : hidden)}>
								{allOpen ? words.deal.hideAll : words.deal.showAll}
							</button>
						)}
					</div>
				)}
			</div>
			{named.length > 0 && (
				<ul class="pbn-absent" role="list">
					{named.map((seat) => (
						<AbsentHand key={seat} game={game} seat={seat} />
					))}
				</ul>
			)}
			{Rotation && "satAt" in game && <Rotation satAt={game.satAt} />}
		</div>
	);
}

function EndPosition({ game }: { game: Game }) {
	const { words } = useViewer();
	const left = tricksLeft(game);
	if (left === undefined) return null;
	return <div class="pbn-label">{left === "some cards" ? words.deal.part : count(words, words.deal.endPosition, left)}</div>;
}
