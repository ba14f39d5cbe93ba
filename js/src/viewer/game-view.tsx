import type { Game } from "../types.js";
import { AuctionTable } from "./auction/auction-table.js";
import { ContractLine } from "./auction/contract-line.js";
import { BoardLabels } from "./deal/board-labels.js";
import { DealDiagram } from "./deal/deal-diagram.js";
import { useRotated } from "./deal/rotated.js";
import { tagValue } from "./game.js";
import { GameHeader } from "./header/game-header.js";
import { fill } from "./language/words.js";
import { CommentsAt } from "./text/comments-at.js";
import { Sections } from "./tables/sections.js";
import { useViewer } from "./viewer.js";

/** A game as a magazine prints it. */
export function GameView({ game: asPlayed }: { game: Game }) {
	const game = useRotated(asPlayed);
	const { words } = useViewer();
	const board = tagValue(game, "Board");
	const name = board ? fill(words.board, { board }) : fill(words.game, { number: game.number });
	return (
		<article class="pbn-game" aria-label={name} data-board={board}>
			<CommentsAt game={game} place="start" />
			<GameHeader game={game} />
			<CommentsAt game={game} place="header" />
			<div class="pbn-spread">
				<div class="pbn-column">
					{tagValue(game, "Deal") ? <DealDiagram game={game} /> : <BoardLabels game={game} />}
					<CommentsAt game={game} place="deal" />
				</div>
				<div class="pbn-column">
					<AuctionTable game={game} />
					<ContractLine game={game} />
				</div>
			</div>
			<CommentsAt game={game} place="result" />
			<Sections game={game} />
		</article>
	);
}
