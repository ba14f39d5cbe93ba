import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { tagValue } from "../game/tags.js";
import type { Annotation, Auction, Comment, Game, Move, Play, Section } from "../pbn/types.js";
import { AuctionTable } from "./auction/auction-table.js";
import { ContractLine } from "./auction/contract-line.js";
import { BoardLabels, DealDiagram } from "./deal/deal-diagram.js";
import { gameName } from "./game.js";
import { GameHeader } from "./header/game-header.js";
import type { Words } from "./language/words.js";
import { GameLinks } from "./links/game-links.js";
import type { PlayedParts } from "./parts.js";
import type { PlayListener } from "./play/position.js";
import { isShown, type Settings } from "./settings.js";
import type { Solving } from "./solved/solving.js";
import type { CommentPlace } from "./text/comment-places.js";
import { useViewer } from "./viewer.js";

/**
 * Props of `GamesView`.
 *
 * @example
 * ```tsx
 * import { pl } from "pbnkit/language/pl";
 * import { boardIds, GamesView, type GamesProps } from "pbnkit/viewer";
 *
 * const props: GamesProps = {
 * 	games,
 * 	words: pl,
 * 	settings: { show: ["diagram", "auction"], games: "list" },
 * 	id: "evening",
 * 	ids: boardIds(games, () => true),
 * 	listener: { onStep: ({ card }) => console.log(`card ${card}`) },
 * };
 * export const Evening = () => <GamesView {...props} />;
 * ```
 */
export interface GamesProps {
	games: readonly Game[];
	/** Default English. */
	words?: Words;
	settings?: Partial<Settings>;
	/** What the ids of elements begin with; each viewer of a page has its own. Default "pbn". */
	id?: string;
	/** Where a reader may ask for what can be made with open cards. */
	solving?: Solving | undefined;
	/** Ids of games, by their numbers. */
	ids?: ReadonlyMap<number, string> | undefined;
	/** Is told of the steps through the plays, and can take some. The same object at each drawing. */
	listener?: GamesListener | undefined;
}

/** What a script is told of the games. */
export interface GamesListener extends PlayListener {
	/** When the reader may choose among several games; with undefined when that is over. */
	registerPicker?(pick: ((game: Game) => void) | undefined): void;
	/** When the reader has chosen one of them. */
	onPick?(game: Game): void;
}

/** Up to so many games, all are drawn: the others are there for paper, and keep what the reader has opened. */
const mostDrawn = 40;

/** The games of a block or a file. */
export function Games({ games, ids, listener }: Pick<GamesProps, "games" | "ids" | "listener">) {
	const { settings, alive, parts: { Picker } } = useViewer();
	const [chosen, pick] = useState<Game>();
	const hasPicker = alive && settings.games === "picker" && games.length > 1;
	const picked = chosen && games.includes(chosen) ? chosen : games[0];
	// A script that opens a game wants to go there at once.
	useLayoutEffect(() => {
		if (!hasPicker) return;
		listener?.registerPicker?.(pick);
		return () => listener?.registerPicker?.(undefined);
	}, [hasPicker, listener]);
	const choose = (game: Game) => {
		pick(game);
		listener?.onPick?.(game);
	};
	const isStill = !alive && settings.view !== "print";
	const drawn = hasPicker && games.length > mostDrawn ? games.filter((game) => game === picked) : games;
	return (
		<div class={`pbn-view pbn-suits-${settings.suits}${isStill ? " pbn-still" : ""}`}>
			{hasPicker && picked && Picker && <Picker games={games} picked={picked} pick={choose} />}
			{drawn.map((game) => (
				<div key={game.number} class={hasPicker && game !== picked ? "pbn-entry pbn-unpicked" : "pbn-entry"}>
					<GameView game={game} id={ids?.get(game.number)} listener={listener} />
					<GameLinks game={game} />
				</div>
			))}
		</div>
	);
}

export interface ViewProps {
	game: Game;
	/** The id of its element. */
	id?: string | undefined;
	/** Is told of the steps through the play, and can take some. */
	listener?: PlayListener | undefined;
}

/** A game as a magazine prints it; turned, where the settings say so. */
export function GameView({ game: asPlayed, id, listener }: ViewProps) {
	const { words, settings, parts: { PlayedGame, rotated } } = useViewer();
	const short = useMemo(() => shortened(asPlayed), [asPlayed]);
	const turn = settings.rotate === "declarer-south" ? rotated : undefined;
	const game = useMemo(() => turn?.(short) ?? short, [short, turn]);
	const layout = (played?: PlayedParts) => (
		<>
			<GameLayout game={game} id={id} {...played} />
			{short !== asPlayed && <p class="pbn-ending">{words.tooLong}</p>}
		</>
	);
	if (!PlayedGame || !game.play || !isShown(settings, "play")) return layout();
	return (
		<PlayedGame game={game} listener={listener}>
			{layout}
		</PlayedGame>
	);
}

interface LayoutProps extends PlayedParts {
	game: Game;
	/** The id of its element. */
	id?: string | undefined;
}

/** The parts of a game in their places. */
function GameLayout({ game, id, position, stepper, tricks, touches, onKeyDown }: LayoutProps) {
	const { words, settings, parts: { CommentsAt, DoubleDummy, Sections } } = useViewer();
	const comments = (place: CommentPlace) => CommentsAt && <CommentsAt game={game} place={place} />;
	const diagram = isShown(settings, "diagram") && tagValue(game, "Deal") !== undefined;
	const auction = isShown(settings, "auction");
	const outcome = isShown(settings, "auction") || isShown(settings, "play");
	const isQuiz = settings.view === "quiz";
	const results = isShown(settings, "results");
	// Of a hand record nothing else is beside the deal.
	const isRecord = !isQuiz && results && !(auction && game.auction) && !(isShown(settings, "play") && game.play);
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
			{Sections && results && <Sections game={game} withoutDoubleDummy={isRecord} />}
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
					{(auction || outcome || isRecord) && (
						<div class="pbn-column">
							{auction && <AuctionTable game={game} />}
							{!isQuiz && made}
							{isRecord && DoubleDummy && <DoubleDummy game={game} apart />}
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

/**
 * How much of a game is drawn, since a stranger's file can have any amount: the moves of an auction or a play (the longest auction by the laws
 * has 319), their notes, the cells of tables, and the pieces and lines of comments and annotations.
 */
const most = { moves: 400, notes: 200, cells: 20_000, pieces: 4000 };

/** The game with no more than a page can draw at once; the same object where that is all. */
function shortened(game: Game): Game {
	let { cells, pieces } = most;
	let isCut = false;
	const first = <Item,>(list: Item[], room: number): Item[] => {
		if (list.length <= room) return list;
		isCut = true;
		return list.slice(0, Math.max(0, room));
	};
	const comment = (given: Comment): Comment => {
		const room = pieces;
		pieces -= (given.pieces?.length ?? 0) + given.text.split("\n").length;
		if (pieces >= 0) return given;
		isCut = true;
		return { kind: given.kind, text: given.text.slice(0, Math.max(0, room)) };
	};
	const commented = <Of extends { comments?: Comment[] }>(of: Of): Of => (of.comments ? { ...of, comments: first(of.comments, pieces).map(comment) } : of);
	const annotations = (given: Annotation[]): Annotation[] => {
		const kept = first(given, pieces).map(commented);
		pieces -= kept.length;
		return kept;
	};
	const move = (given: Move): Move => (given.annotations ? { ...commented(given), annotations: annotations(given.annotations) } : commented(given));
	const moves = <Of extends Auction | Play>(of: Of): Of => ({ ...of, moves: first(of.moves, most.moves).map(move), notes: first(of.notes, most.notes) });
	const table = (section: Section): Section => {
		const rows = section.rows.filter((row) => (cells -= row.length) > 0);
		if (rows.length === section.rows.length) return section;
		isCut = true;
		return { ...section, rows };
	};
	const short = commented({ ...game, tags: game.tags.map(commented), sections: game.sections.map(table) });
	if (game.auction) short.auction = moves(game.auction);
	if (game.play) short.play = { ...moves(game.play), tricks: game.play.tricks.filter((trick) => trick.moves.every((at) => at < most.moves)) };
	return isCut ? short : game;
}
