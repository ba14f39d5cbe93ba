import type { Game } from "../types.js";
import { AuctionTable } from "./auction/auction-table.js";
import { ContractLine } from "./auction/contract-line.js";
import { CommentsAt } from "./commentary.js";
import { BoardLabels } from "./deal/board-labels.js";
import { DealDiagram } from "./deal/deal-diagram.js";
import { gameName, tagValue } from "./game.js";
import { GameHeader } from "./header/game-header.js";
import { Sections } from "./parts.js";
import type { PlayedParts } from "./play/played-game.js";
import type { Settings } from "./settings.js";
import { useViewer } from "./viewer.js";

interface LayoutProps extends PlayedParts {
	game: Game;
	/** The id of its element. */
	id?: string | undefined;
}

/** What a view leaves out, whatever the writer wants shown. */
const leftOut: Partial<Record<Settings["view"], readonly string[]>> = {
	hand: ["header", "auction", "play", "results"],
	"two-hands": ["header", "auction", "play", "results"],
	auction: ["diagram", "play", "results"],
	play: ["auction", "results"],
};

/** Whether a part of a game is shown in the view that the writer has chosen. */
export function isShown({ view, show }: Settings, part: "header" | "diagram" | "auction" | "play" | "results"): boolean {
	if (leftOut[view]?.includes(part)) return false;
	return part === "header" || part === "results" || show.includes(part);
}

/** The parts of a game in their places. */
export function GameLayout({ game, id, position, stepper, tricks, onKeyDown }: LayoutProps) {
	const { words, settings } = useViewer();
	const diagram = isShown(settings, "diagram") && tagValue(game, "Deal") !== undefined;
	const auction = isShown(settings, "auction");
	const outcome = isShown(settings, "auction") || isShown(settings, "play");
	const isQuiz = settings.view === "quiz";
	const made = (
		<>
			{outcome && <ContractLine game={game} />}
			{tricks}
		</>
	);
	const answer = (
		<>
			{isQuiz && made}
			<CommentsAt game={game} place="result" />
			{isShown(settings, "results") && <Sections game={game} />}
		</>
	);
	return (
		// It takes the focus of a click, so that the keys work behind one on the diagram; the Tab key passes it by.
		<article class="pbn-game" id={id} aria-label={gameName(game, words)} data-board={tagValue(game, "Board")} {...(onKeyDown && { tabIndex: -1, onKeyDown })}>
			<CommentsAt game={game} place="start" />
			{isShown(settings, "header") && <GameHeader game={game} />}
			<CommentsAt game={game} place="header" />
			<div class="pbn-spread">
				<div class="pbn-column">
					{diagram ? <DealDiagram game={game} position={position} /> : <BoardLabels game={game} />}
					{stepper}
					<CommentsAt game={game} place="deal" />
				</div>
				{(auction || outcome) && (
					<div class="pbn-column">
						{auction && <AuctionTable game={game} />}
						{!isQuiz && made}
					</div>
				)}
			</div>
			{isQuiz ? (
				<details class="pbn-answer">
					<summary>{words.answer}</summary>
					{answer}
				</details>
			) : (
				answer
			)}
		</article>
	);
}
