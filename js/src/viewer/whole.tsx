/**
 * The components as the package exports them: with all parts, and in English where no words are given. The embed script takes
 * those of the other modules, which leave both to whoever draws them.
 */
import type { ComponentChildren, VNode } from "preact";
import { useContext } from "preact/hooks";
import type { Game } from "../pbn/types.js";
import { allParts as parts } from "./all-parts.js";
import * as auction from "./auction/auction-table.js";
import * as contract from "./auction/contract-line.js";
import * as block from "./block/block.js";
import * as labels from "./deal/board-labels.js";
import * as deal from "./deal/deal-diagram.js";
import * as single from "./game-view.js";
import { Games, type GamesProps } from "./games-view.js";
import * as header from "./header/game-header.js";
import { en } from "./language/en.js";
import type { Words } from "./language/words.js";
import type { PlayListener } from "./play/listener.js";
import * as stepper from "./play/stepper.js";
import * as tricks from "./play/trick-table.js";
import * as steps from "./play/use-play.js";
import { defaults, type Settings } from "./settings.js";
import * as rankings from "./tables/rankings.js";
import * as sections from "./tables/sections.js";
import * as card from "./text/card.js";
import * as placed from "./text/comments-at.js";
import * as comments from "./text/comments.js";
import * as suitText from "./text/suit-text.js";
import * as suit from "./text/suit.js";
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

export interface ViewerProps {
	/** Default English. */
	words?: Words;
	settings?: Partial<Settings>;
	/** Default "pbn". */
	id?: string;
	children?: ComponentChildren;
}

/** What is inside speaks the language of `words`, and follows `settings`. */
export function ViewerProvider({ words = en, settings, id = "pbn", children }: ViewerProps) {
	return (
		<viewer.ViewerProvider words={words} parts={parts} settings={settings} id={id}>
			{children}
		</viewer.ViewerProvider>
	);
}

/** The games of a block, and their source. */
export function BlockView(props: block.BlockProps) {
	return <block.BlockView {...props} words={props.words ?? en} parts={parts} />;
}

/** The games of a block or a file. */
export function GamesView({ games, words, settings, id, ids, listener }: GamesProps) {
	return (
		<ViewerProvider {...(words && { words })} {...(settings && { settings })} {...(id && { id })}>
			<Games games={games} ids={ids} listener={listener} />
		</ViewerProvider>
	);
}

/** The play of a game, from where the writer wants it to begin; undefined where no card of it is known. */
export function usePlay(game: Game, listener?: PlayListener): steps.PlayState | undefined {
	return steps.usePlay(useContext(viewer.ViewerContext) ?? standard, game, listener);
}

/** The auction as a table, with its notes and with remarks on the calls. Nothing where the game has no auction. */
export const AuctionTable = /* @__PURE__ */ alone(auction.AuctionTable);

/** A bid or a contract without its risk: level and denomination, "3NT", "4H". Other text stays as it is. */
export const Bid = /* @__PURE__ */ alone(card.Bid);

/** The heading of a game, with dealer and vulnerability. */
export const BoardLabels = /* @__PURE__ */ alone(labels.BoardLabels);

/** Comments as paragraphs. Nothing where there are none, or where the writer does not want them. */
export const Comments = /* @__PURE__ */ alone(comments.Comments);

/** The comments of a game that are shown at a place. */
export const CommentsAt = /* @__PURE__ */ alone(placed.CommentsAt);

/** Contract, declarer, opening lead, result and score in words. Nothing where the game tells none of them. */
export const ContractLine = /* @__PURE__ */ alone(contract.ContractLine);

/** The hands around the table, with board, dealer and vulnerability. Nothing where the game has no deal. */
export const DealDiagram = /* @__PURE__ */ alone(deal.DealDiagram);

/** Event, teams, place and date of a game in a few quiet lines. Nothing where none is known. */
export const GameHeader = /* @__PURE__ */ alone(header.GameHeader);

/** A game as a magazine prints it; turned, where the settings say so. */
export const GameView = /* @__PURE__ */ alone(single.GameView);

/** A rank; the digits of a ten are close together. */
export const Rank = /* @__PURE__ */ alone(card.Rank);

/** Rankings apart from the boards. Nothing where there are none. */
export const Rankings = /* @__PURE__ */ alone(rankings.Rankings);

/** The supplemental sections of a game in the order of the file, and what its tags say of play with open cards. */
export const Sections = /* @__PURE__ */ alone(sections.Sections);

/** The buttons that lead through a play, how far it has gone, and the last card played. Without a script only room for them. */
export const Stepper = /* @__PURE__ */ alone(stepper.Stepper);

/** A suit's symbol in the suit's colour; its name for those who listen. */
export const SuitSymbol = /* @__PURE__ */ alone(suit.SuitSymbol);

/** A text of the file: in its pieces, where it has suit symbols or markup. */
export const SuitText = /* @__PURE__ */ alone(suitText.SuitText);

/** All tricks of the play, a line each: the lead first, the winner marked. Nothing where the game has no play. */
export const TrickTable = /* @__PURE__ */ alone(tricks.TrickTable);
