import type { Game } from "../types.js";
import { AuctionTable } from "./auction/auction-table.js";
import { ContractLine } from "./auction/contract-line.js";
import { BoardLabels } from "./deal/board-labels.js";
import { DealDiagram } from "./deal/deal-diagram.js";
import { useRotated } from "./deal/rotated.js";
import { tagValue } from "./game.js";
import { GameHeader } from "./header/game-header.js";
import { fill } from "./language/words.js";
import { Stepper } from "./play/stepper.js";
import { stepOfKey } from "./play/steps.js";
import { TrickTable } from "./play/trick-table.js";
import { type PlayListener, usePlay } from "./play/use-play.js";
import { CommentsAt } from "./text/comments-at.js";
import { Sections } from "./tables/sections.js";
import { useViewer } from "./viewer.js";

export interface GameProps {
	game: Game;
	/** Is told of the steps through the play, and can take some. */
	listener?: PlayListener | undefined;
}

/** A game as a magazine prints it. */
export function GameView({ game: asPlayed, listener }: GameProps) {
	const game = useRotated(asPlayed);
	const { words, settings, alive } = useViewer();
	const play = usePlay(game, listener);
	const steps = alive && settings.show.includes("play") ? play : undefined;
	const board = tagValue(game, "Board");
	const name = board ? fill(words.board, { board }) : fill(words.game, { number: game.number });
	const onKeyDown = (event: KeyboardEvent) => {
		const step = stepOfKey(event);
		if (!step) return;
		event.preventDefault();
		steps?.step(step);
	};
	return (
		// It takes the focus of a click, so that the keys work behind one on the diagram; the Tab key passes it by.
		<article class="pbn-game" aria-label={name} data-board={board} {...(steps && { tabIndex: -1, onKeyDown })}>
			<CommentsAt game={game} place="start" />
			<GameHeader game={game} />
			<CommentsAt game={game} place="header" />
			<div class="pbn-spread">
				<div class="pbn-column">
					{tagValue(game, "Deal") ? (
						<DealDiagram game={game} position={play && play.position.played > 0 ? play.position : undefined} />
					) : (
						<BoardLabels game={game} />
					)}
					{steps && <Stepper game={game} play={steps} />}
					<CommentsAt game={game} place="deal" />
				</div>
				<div class="pbn-column">
					<AuctionTable game={game} />
					<ContractLine game={game} />
				</div>
			</div>
			<CommentsAt game={game} place="result" />
			{settings.show.includes("play") && <TrickTable game={game} play={steps} />}
			<Sections game={game} />
		</article>
	);
}
