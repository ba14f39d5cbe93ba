import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { marksOf } from "../../pgn/game/says.js";
import type { LegalMove, PgnGame } from "../../pgn/types.js";
import { fill } from "../language/words.js";
import { saidMove } from "../moves/letters.js";
import { capturedOf, type Position, positionAt } from "../position.js";
import { moveAt, pathOf, type Place } from "../tree.js";
import { actOfKey } from "./acts.js";
import { Board } from "./board-view.js";
import { ChessContext, type ChessView, shows, useNewView, type ViewOptions } from "./context.js";
import { Controls } from "./controls.js";
import { Evaluations, isEvaluated } from "./evaluations.js";
import { Head, namesOf, resultOf } from "./head.js";
import { labelOf } from "./label.js";
import { MoveText, type MoveFault } from "./movetext.js";
import { Player } from "./player.js";
import { useSwipe } from "./swipe.js";
import { type GameListener, type Steps, useSteps } from "./use-steps.js";
import { useText } from "./use-text.js";

/**
 * Props of `GameView`.
 *
 * @example
 * ```tsx
 * import { GameView, type GameViewProps } from "pbnkit/pgn/viewer";
 *
 * const props: GameViewProps = {
 * 	game,
 * 	id: "first",
 * 	settings: { orientation: "black" },
 * 	faults: [{ path: [4], message: "The bishop on f1 is in the way." }],
 * 	listener: { step: ({ move }) => console.log(move?.san) },
 * 	legal: async () => [],
 * 	tools: <button type="button">Share</button>,
 * };
 * export const Whole = () => <GameView {...props} />;
 * ```
 */
export interface GameViewProps extends ViewOptions {
	game: PgnGame;
	listener?: GameListener | undefined;
	/** What is wrong with moves, where it is. */
	faults?: readonly MoveFault[] | undefined;
	/** The moves that may be tried on the board, such as `legalMoves` of a client gives. Without it none are tried. */
	legal?: ((fen: string) => Promise<readonly LegalMove[]>) | undefined;
	/** What a page adds to the buttons below the board. */
	tools?: ComponentChildren;
}

/**
 * A game: players and clocks, a board that is stepped through, and the moves as a magazine prints them.
 *
 * @example
 * ```tsx
 * import { GameView } from "pbnkit/pgn/viewer";
 *
 * export const Game = () => <GameView game={game} />;
 * ```
 */
export function GameView({ game, listener, faults, legal, tools, ...options }: GameViewProps) {
	const view = useNewView(options);
	return (
		<ChessContext.Provider value={view}>
			<Whole game={game} listener={listener} faults={faults} legal={legal} tools={tools} view={view} />
		</ChessContext.Provider>
	);
}

type WholeProps = Pick<GameViewProps, "game" | "listener" | "faults" | "legal" | "tools"> & { view: ChessView };

function Whole({ game, listener, faults, legal, tools, view }: WholeProps) {
	const { words, settings, isAlive } = view;
	const steps = useSteps(game, settings, (place) => positionAt(game, place)?.fen, listener);
	const { place, tree, act, goTo } = steps;
	const position = useMemo(() => positionAt(game, place), [game, place]);
	const text = useText({ game, tree, range: steps.range, version: steps.version, place, settings, faults });
	const names = namesOf(game, words);
	const fold = (at: Place, isOpen: boolean) => {
		if (!isOpen && isInside(place, at)) goTo(at);
		text.fold(at, isOpen);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const done = actOfKey(event);
		if (!done) return;
		event.preventDefault();
		act(done);
	};
	return (
		<article class="pgn-view" lang={words.tag} aria-label={names ? fill(words.game.title, { white: names.split(" – ")[0] ?? "", black: names.split(" – ")[1] ?? "" }) : words.game.untitled} onKeyDown={isAlive ? onKeyDown : undefined}>
			<div class="pgn-game">
				<Side game={game} steps={steps} position={position} legal={legal} view={view} tools={tools} />
				<div class="pgn-text">
					<Head game={game} />
					<Moves isHidden={settings.hide === "moves"} color={colorAt(game, steps)} view={view}>
						{shows(view, "moves") && (
							<MoveText game={game} blocks={text.blocks} place={place} faultsAt={text.faultsAt} onGo={goTo} onFold={fold} onMore={text.more}>
								<Result game={game} view={view} />
							</MoveText>
						)}
					</Moves>
				</div>
			</div>
			<p class="pgn-spoken" aria-live="polite">
				{steps.isStepped ? saidAt(place, view) : ""}
			</p>
		</article>
	);
}

/** The board with what belongs to it. */
function Side({ game, steps, position, legal, view, tools }: Pick<WholeProps, "game" | "legal" | "view" | "tools"> & { steps: Steps; position: Position | undefined }) {
	const { words } = view;
	const { place, orientation, tree } = steps;
	const captured = useMemo(() => position && capturedOf(position.men), [position]);
	if (!position) return <p class="pgn-unreadable">{words.board.unreadable}</p>;
	const move = moveAt(place);
	const rows = orientation === "white" ? (["black", "white"] as const) : (["white", "black"] as const);
	const [above, below] = rows.map((color) => <Player key={color} game={game} color={color} captured={captured} moves={position.moves} isToMove={position.color === color} />);
	const marks = shows(view, "marks") ? marksOf(move ?? game) : [];
	return (
		<div class="pgn-side">
			{above}
			<Swiped onSwipe={steps.act}>
				<Board
					men={position.men}
					orientation={orientation}
					last={position.last}
					marks={marks}
					label={labelOf(position.moves.at(-1), view)}
					id={view.id}
					fen={position.fen}
					legal={legal}
					onMove={({ san, from, to, change, check }) => steps.try({ san, from, to, change, ...(check && { check }), text: san, number: Number(position.fen.split(" ")[5]), color: position.color, span: game.span })}
					{...(position.check && { check: position.check })}
				/>
			</Swiped>
			{below}
			{shows(view, "evaluation") && view.settings.hide !== "moves" && isEvaluated(game) && <Evaluations game={game} at={mainOf(place).at} onGo={(at) => steps.goTo({ line: tree.main, at })} />}
			<Controls isAtStart={steps.isAtStart} isAtEnd={steps.isAtEnd} isPlaying={steps.isPlaying} onAct={steps.act}>
				{tools}
			</Controls>
		</div>
	);
}

function Swiped({ onSwipe, children }: { onSwipe(act: "back" | "forward"): void; children: ComponentChildren }) {
	return (
		<div class="pgn-swiped" {...useSwipe(onSwipe)}>
			{children}
		</div>
	);
}

/** The moves, or a button that shows them. */
function Moves({ isHidden, color, view, children }: { isHidden: boolean; color: "white" | "black"; view: ChessView; children: ComponentChildren }) {
	const { words } = view;
	const [isOpen, setOpen] = useState(false);
	if (!isHidden) return <>{children}</>;
	return (
		<details class="pgn-answer" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>
				<b>{words.board.toMove[color]}. </b>
				{words.moves.answer}
			</summary>
			{children}
		</details>
	);
}

/** Who makes the first of the moves that are shown. */
function colorAt(game: PgnGame, { range }: Steps): "white" | "black" {
	return game.moves[range[0]]?.color ?? (game.start?.split(" ")[1] === "b" ? "black" : "white");
}

/** How the game ended. */
function Result({ game, view: { words } }: { game: PgnGame; view: ChessView }) {
	const { result, end } = words.game;
	return (
		<p class="pgn-ending">
			<b>{resultOf(game)}</b> <span>{[result[game.result], game.end && end[game.end]].filter(Boolean).join(", ")}</span>
		</p>
	);
}

/** The place of the main line that a place belongs to. */
function mainOf(place: Place): Place {
	let { line, at } = place;
	while (line.from) ({ line, at } = line.from);
	return { line, at };
}

/** Whether a place is in the variations of another. */
function isInside({ line }: Place, of: Place): boolean {
	for (let { from } = line; from; { from } = from.line) if (from.line === of.line && from.at === of.at) return true;
	return false;
}

/** What those who listen are told of the last step. */
function saidAt(place: Place, { words }: ChessView): string {
	const move = moveAt(place);
	if (!move) return words.board.start;
	const said = fill(words.said.numbered, { number: move.number, color: words.colors[move.color], move: saidMove(move, words) });
	const comments = (move.comments ?? []).map(({ text }) => text).filter(Boolean);
	return [said, ...(pathOf(place) ? comments : [])].join(". ");
}
