import type { Game } from "../pbn/types.js";
import { AuctionTable } from "./auction/auction-table.js";
import { ContractLine } from "./auction/contract-line.js";
import { BoardLabels } from "./deal/board-labels.js";
import { DealDiagram } from "./deal/deal-diagram.js";
import { tagValue } from "../game/tags.js";
import { gameName } from "./game.js";
import { GameHeader } from "./header/game-header.js";
import type { PlayedParts } from "./parts.js";
import { isShown } from "./settings.js";
import type { CommentPlace } from "./text/comment-places.js";
import { useViewer } from "./viewer.js";

interface LayoutProps extends PlayedParts {
	game: Game;
	/** The id of its element. */
	id?: string | undefined;
}

/** The parts of a game in their places. */
export function GameLayout({ game, id, position, stepper, tricks, touches, onKeyDown }: LayoutProps) {
	const { words, settings, parts: { CommentsAt, Sections } } = useViewer();
	const comments = (place: CommentPlace) => CommentsAt && <CommentsAt game={game} place={place} />;
	const diagram = isShown(settings, "diagram") && tagValue(game, "Deal") !== undefined;
	const auction = isShown(settings, "auction");
	const outcome = isShown(settings, "auction") || isShown(settings, "play");
	const isQuiz = settings.view === "quiz";
	const made = (
		<>
			{isQuiz && stepper}
			{outcome && <ContractLine game={game} />}
			{tricks}
		</>
	);
	// Nothing leads through the play of a quiz before the reader wants the answer.
	const keys = onKeyDown && { tabIndex: -1, onKeyDown };
	const answer = (
		<>
			{isQuiz && made}
			{comments("result")}
			{Sections && isShown(settings, "results") && <Sections game={game} />}
		</>
	);
	return (
		// It takes the focus of a click, so that the keys work after a click on the diagram; the Tab key skips it.
		<article class="pbn-game" id={id} aria-label={gameName(game, words)} data-board={tagValue(game, "Board")} {...(!isQuiz && keys)}>
			{comments("start")}
			<div class="pbn-top">
				{isShown(settings, "header") && <GameHeader game={game} />}
				{comments("header")}
				<div class="pbn-spread">
					<div class="pbn-column">
						<div class={touches ? "pbn-frame pbn-touched" : "pbn-frame"} {...touches}>
							{diagram ? <DealDiagram game={game} position={position} /> : <BoardLabels game={game} />}
							{!isQuiz && stepper}
						</div>
						{comments("deal")}
					</div>
					{(auction || outcome) && (
						<div class="pbn-column">
							{auction && <AuctionTable game={game} />}
							{!isQuiz && made}
						</div>
					)}
				</div>
			</div>
			{isQuiz ? (
				<details class="pbn-answer">
					<summary>{words.answer}</summary>
					<div class="pbn-column" {...keys}>
						{answer}
					</div>
				</details>
			) : (
				answer
			)}
		</article>
	);
}
