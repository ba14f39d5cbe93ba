/**
 * The components as the package exports them: with all parts, and in English where no words are given. The embed script takes
 * those of the other modules, which leave both to whoever draws them.
 */
import type { ComponentChildren, VNode } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { Game } from "../pbn/types.js";
import { allParts as parts } from "./all-parts.js";
import * as auction from "./auction/auction-table.js";
import * as contract from "./auction/contract-line.js";
import * as block from "./block/block.js";
import * as deal from "./deal/deal-diagram.js";
import * as single from "./games-view.js";
import { Games, type GamesProps } from "./games-view.js";
import * as header from "./header/game-header.js";
import { en } from "./language/en.js";
import type { Words } from "./language/words.js";
import type { PlayListener } from "./play/position.js";
import * as stepper from "./play/stepper.js";
import * as tricks from "./play/trick-table.js";
import * as steps from "./play/use-play.js";
import { defaults, type Settings } from "./settings.js";
import type { Solving } from "./solved/solving.js";
import * as rankings from "./tables/rankings.js";
import * as sections from "./tables/sections.js";
import * as comments from "./text/comments.js";
import * as elements from "./text/elements.js";
import * as suitText from "./text/suit-text.js";
import * as viewer from "./viewer.js";

/** The viewer of a component that is used alone. */
const standard: viewer.Viewer = { words: en, parts, settings: defaults, alive: false, id: "pbn" };

/** A component that may be used alone. */
function alone<Props extends object>(View: (props: Props) => ComponentChildren) {
	return (props: Props): VNode => {
		const shown = <View {...props} />;
		return useContext(viewer.ViewerContext) ? shown : <viewer.ViewerContext.Provider value={standard}>{shown}</viewer.ViewerContext.Provider>;
	};
}

/**
 * Props of `ViewerProvider`.
 *
 * @example
 * ```tsx
 * import { fr } from "pbnkit/language/fr";
 * import { ContractLine, ViewerProvider } from "pbnkit/viewer";
 *
 * export const Result = () => (
 * 	<ViewerProvider words={fr} settings={{ suits: "4", ten: "T" }} id="first">
 * 		<ContractLine game={game} />
 * 	</ViewerProvider>
 * );
 * ```
 */
export interface ViewerProps {
	/** Default English. */
	words?: Words;
	settings?: Partial<Settings>;
	/** Default "pbn". */
	id?: string;
	/** Where a reader may ask for what can be made with open cards. */
	solving?: Solving | undefined;
	children?: ComponentChildren;
}

/**
 * What is inside speaks the language of `words`, and follows `settings`.
 *
 * @example
 * ```tsx
 * import { de } from "pbnkit/language/de";
 * import { AuctionTable, ViewerProvider } from "pbnkit/viewer";
 *
 * export const Auction = () => (
 * 	<ViewerProvider words={de} id="auction">
 * 		<AuctionTable game={game} />
 * 	</ViewerProvider>
 * );
 * ```
 */
export function ViewerProvider({ words = en, settings, id = "pbn", solving, children }: ViewerProps) {
	const all = useMemo(() => (solving ? { ...parts, solving } : parts), [solving]);
	return (
		<viewer.ViewerProvider words={words} parts={all} settings={settings} id={id}>
			{children}
		</viewer.ViewerProvider>
	);
}

/**
 * The games of a block, and their source.
 *
 * @example
 * ```tsx
 * import { BlockView, sourceText } from "pbnkit/viewer";
 *
 * const text = sourceText('[Deal "N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -"]');
 * const { games, diagnostics } = await pbn.parse(new TextEncoder().encode(text));
 * export const Block = () => <BlockView games={games} diagnostics={diagnostics} source={text} settings={{ show: ["diagram", "source"] }} />;
 * ```
 */
export function BlockView(props: block.BlockProps) {
	return <block.BlockView {...props} words={props.words ?? en} parts={parts} />;
}

/**
 * The games of a block or a file.
 *
 * @example
 * ```tsx
 * import { GamesView } from "pbnkit/viewer";
 *
 * export const Deals = () => <GamesView games={games} settings={{ games: "list", suits: "4" }} />;
 * ```
 */
export function GamesView({ games, words, settings, id, solving, ids, listener }: GamesProps) {
	return (
		<ViewerProvider {...(words && { words })} {...(settings && { settings })} {...(id && { id })} solving={solving}>
			<Games games={games} ids={ids} listener={listener} />
		</ViewerProvider>
	);
}

/**
 * The play of a game, from where the writer wants it to begin; undefined where no card of it is known.
 *
 * @example
 * ```tsx
 * import { Stepper, usePlay } from "pbnkit/viewer";
 *
 * export function Play() {
 * 	const play = usePlay(game);
 * 	return play ? <Stepper game={game} play={play} /> : null;
 * }
 * ```
 */
export function usePlay(game: Game, listener?: PlayListener): steps.PlayState | undefined {
	return steps.usePlay(useContext(viewer.ViewerContext) ?? standard, game, listener);
}

/**
 * The auction as a table, with its notes and with remarks on the calls. Nothing where the game has no auction.
 *
 * @example
 * ```tsx
 * import { AuctionTable } from "pbnkit/viewer";
 *
 * export const Auction = () => <AuctionTable game={game} />;
 * ```
 */
export const AuctionTable = /* @__PURE__ */ alone(auction.AuctionTable);

/**
 * A bid or a contract without its risk: level and denomination, "3NT", "4H". Other text stays as it is.
 *
 * @example
 * ```tsx
 * import { Bid } from "pbnkit/viewer";
 *
 * export const Sentence = () => <p>North opens <Bid text="1NT" />.</p>;
 * ```
 */
export const Bid = /* @__PURE__ */ alone(elements.Bid);

/**
 * The heading of a game, with dealer and vulnerability.
 *
 * @example
 * ```tsx
 * import { BoardLabels } from "pbnkit/viewer";
 *
 * export const Heading = () => <BoardLabels game={game} />;
 * ```
 */
export const BoardLabels = /* @__PURE__ */ alone(deal.BoardLabels);

/**
 * Comments as paragraphs. Nothing where there are none, or where the writer does not want them.
 *
 * @example
 * ```tsx
 * import { Comments } from "pbnkit/viewer";
 *
 * export const Opening = () => <Comments comments={game.comments} />;
 * ```
 */
export const Comments = /* @__PURE__ */ alone(comments.Comments);

/**
 * The comments of a game that are shown at a place.
 *
 * @example
 * ```tsx
 * import { CommentsAt } from "pbnkit/viewer";
 *
 * export const OnTheResult = () => <CommentsAt game={game} place="result" />;
 * ```
 */
export const CommentsAt = /* @__PURE__ */ alone(comments.CommentsAt);

/**
 * Contract, declarer, opening lead, result and score in words. Nothing where the game tells none of them.
 *
 * @example
 * ```tsx
 * import { ContractLine } from "pbnkit/viewer";
 *
 * export const Result = () => <ContractLine game={game} />;
 * ```
 */
export const ContractLine = /* @__PURE__ */ alone(contract.ContractLine);

/**
 * The hands around the table, with board, dealer and vulnerability. Nothing where the game has no deal.
 *
 * @example
 * ```tsx
 * import { DealDiagram } from "pbnkit/viewer";
 *
 * export const Diagram = () => <DealDiagram game={game} />;
 * ```
 */
export const DealDiagram = /* @__PURE__ */ alone(deal.DealDiagram);

/**
 * Event, teams, place and date of a game in a few quiet lines. Nothing where none is known.
 *
 * @example
 * ```tsx
 * import { GameHeader } from "pbnkit/viewer";
 *
 * export const Header = () => <GameHeader game={game} />;
 * ```
 */
export const GameHeader = /* @__PURE__ */ alone(header.GameHeader);

/**
 * A game as a magazine prints it; turned, where the settings say so.
 *
 * @example
 * ```tsx
 * import { GameView } from "pbnkit/viewer";
 *
 * export const Board = () => <GameView game={game} />;
 * ```
 */
export const GameView = /* @__PURE__ */ alone(single.GameView);

/**
 * A rank; the digits of a ten are close together.
 *
 * @example
 * ```tsx
 * import { Rank } from "pbnkit/viewer";
 *
 * export const Ten = () => <Rank rank="T" />;
 * ```
 */
export const Rank = /* @__PURE__ */ alone(elements.Rank);

/**
 * Rankings apart from the boards. Nothing where there are none.
 *
 * @example
 * ```tsx
 * import { RankingList, Rankings } from "pbnkit/viewer";
 *
 * const ranked = '[TotalScoreTable "Rank\\2R;Names\\20L;MP\\5R"]\n1 "Quill, Oakes" 61.2\n2 "Fenwick, Barrow" 55.0\n';
 * const list = new RankingList();
 * for (const each of (await pbn.parse(new TextEncoder().encode(ranked))).games) list.add(each);
 * export const Ranking = () => <Rankings list={list} />;
 * ```
 */
export const Rankings = /* @__PURE__ */ alone(rankings.Rankings);

/**
 * The supplemental sections of a game in the order of the file, and what its tags say of play with open cards.
 *
 * @example
 * ```tsx
 * import { Sections } from "pbnkit/viewer";
 *
 * export const Results = () => <Sections game={game} withoutDoubleDummy />;
 * ```
 */
export const Sections = /* @__PURE__ */ alone(sections.Sections);

/**
 * The buttons that lead through a play, how far it has gone, and the last card played. Without a script only room for them.
 *
 * @example
 * ```tsx
 * import { DealDiagram, Stepper, usePlay } from "pbnkit/viewer";
 *
 * export function Play() {
 * 	const play = usePlay(game);
 * 	return (
 * 		<>
 * 			<DealDiagram game={game} position={play?.position} />
 * 			{play && <Stepper game={game} play={play} />}
 * 		</>
 * 	);
 * }
 * ```
 */
export const Stepper = /* @__PURE__ */ alone(stepper.Stepper);

/**
 * A suit's symbol in the suit's colour; its name for those who listen.
 *
 * @example
 * ```tsx
 * import { SuitSymbol } from "pbnkit/viewer";
 *
 * export const Lead = () => <p>West leads the <SuitSymbol suit="H" /> queen.</p>;
 * ```
 */
export const SuitSymbol = /* @__PURE__ */ alone(elements.SuitSymbol);

/**
 * A text of the file: in its pieces, where it has suit symbols or markup.
 *
 * @example
 * ```tsx
 * import { SuitText } from "pbnkit/viewer";
 *
 * const remark = game.play?.moves.flatMap(({ comments }) => comments ?? []).find(({ pieces }) => pieces);
 * export const Remark = () => <p>{remark && <SuitText text={remark.text} pieces={remark.pieces} />}</p>;
 * ```
 */
export const SuitText = /* @__PURE__ */ alone(suitText.SuitText);

/**
 * All tricks of the play, a line each: the lead first, the winner marked. Nothing where the game has no play.
 *
 * @example
 * ```tsx
 * import { TrickTable } from "pbnkit/viewer";
 *
 * export const Tricks = () => <TrickTable game={game} />;
 * ```
 */
export const TrickTable = /* @__PURE__ */ alone(tricks.TrickTable);
