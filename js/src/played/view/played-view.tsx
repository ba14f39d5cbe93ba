import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { fill } from "../../words/fill.js";
import { moveAt, pathOf, type Place } from "../tree.js";
import type { View } from "../own.js";
import type { Color, Fault, PlayedGame, PlayedPosition } from "../types.js";
import { actOfKey } from "./acts.js";
import { shows, useNewView, ViewContext, type ViewOptions } from "./context.js";
import { Controls } from "./controls.js";
import { Head, namesOf, resultOf } from "./head.js";
import { MoveText } from "./movetext.js";
import { useSwipe } from "./swipe.js";
import { type Listener, type Steps, useSteps } from "./use-steps.js";
import { useText } from "./use-text.js";

/** What a game draws beside the moves. */
export interface Drawn {
	/** The board of a position. */
	board(place: { game: PlayedGame; steps: Steps; position: PlayedPosition; view: View }): ComponentChildren;
	/** The row of a player. */
	player(row: { game: PlayedGame; color: Color; position: PlayedPosition }): ComponentChildren;
	/** What is between the board and its buttons. */
	below?(place: { game: PlayedGame; steps: Steps; view: View }): ComponentChildren;
}

export interface PlayedProps extends ViewOptions {
	game: PlayedGame;
	listener?: Listener | undefined;
	faults?: readonly Fault[] | undefined;
	tools?: ComponentChildren;
	standard: View;
	drawn: Drawn;
}

/** A game: players and clocks, a board that is stepped through, and the moves as a magazine prints them. */
export function Played({ standard, words, settings, id, source, ...props }: PlayedProps) {
	const view = useNewView(standard, { words, settings, id, source });
	return (
		<ViewContext.Provider value={view}>
			<Whole {...props} view={view} />
		</ViewContext.Provider>
	);
}

type WholeProps = Pick<PlayedProps, "game" | "listener" | "faults" | "tools" | "drawn"> & { view: View };

function Whole({ game, listener, faults, tools, drawn, view }: WholeProps) {
	const { own, words, settings, isAlive } = view;
	const { prefix } = own;
	const steps = useSteps(game, view, (place) => own.positionAt(game, place)?.fen, listener);
	const { place, step, tree, act, goTo } = steps;
	const position = useMemo(() => own.positionAt(game, place, step), [own, game, place, step]);
	const text = useText({ game, tree, range: steps.range, version: steps.version, place, view, faults });
	const names = namesOf(game, view);
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
		<article class={`${prefix}-view`} lang={words.tag} aria-label={names ? fill(words.game.title, { white: names.split(" – ")[0] ?? "", black: names.split(" – ")[1] ?? "" }) : words.game.untitled} onKeyDown={isAlive ? onKeyDown : undefined}>
			<div class={`${prefix}-game`}>
				<Side game={game} steps={steps} position={position} view={view} drawn={drawn} tools={tools} />
				<div class={`${prefix}-text`}>
					<Head game={game} />
					<Moves isHidden={settings.hide === "moves"} color={colorAt(game, steps, view)} view={view}>
						{shows(view, "moves") && (
							<MoveText game={game} blocks={text.blocks} place={place} faultsAt={text.faultsAt} onGo={goTo} onFold={fold} onMore={text.more}>
								<Result game={game} view={view} />
							</MoveText>
						)}
					</Moves>
				</div>
			</div>
			<p class={`${prefix}-spoken`} aria-live="polite">
				{steps.isStepped ? saidAt(place, view) : ""}
			</p>
		</article>
	);
}

/** The board with what belongs to it. */
function Side({ game, steps, position, view, drawn, tools }: Pick<WholeProps, "game" | "view" | "drawn" | "tools"> & { steps: Steps; position: PlayedPosition | undefined }) {
	const { own, words } = view;
	const { prefix } = own;
	if (!position) return <p class={`${prefix}-unreadable`}>{words.board.unreadable}</p>;
	const rows = steps.orientation === "white" ? (["black", "white"] as const) : (["white", "black"] as const);
	const [above, below] = rows.map((color) => drawn.player({ game, color, position }));
	return (
		<div class={`${prefix}-side`}>
			{above}
			<Swiped onSwipe={steps.act} prefix={prefix}>
				{drawn.board({ game, steps, position, view })}
			</Swiped>
			{below}
			{drawn.below?.({ game, steps, view })}
			<Controls isAtStart={steps.isAtStart} isAtEnd={steps.isAtEnd} isPlaying={steps.isPlaying} onAct={steps.act}>
				{tools}
			</Controls>
		</div>
	);
}

function Swiped({ onSwipe, prefix, children }: { onSwipe(act: "back" | "forward"): void; prefix: string; children: ComponentChildren }) {
	return (
		<div class={`${prefix}-swiped`} {...useSwipe(onSwipe)}>
			{children}
		</div>
	);
}

/** The moves, or a button that shows them. */
function Moves({ isHidden, color, view, children }: { isHidden: boolean; color: Color; view: View; children: ComponentChildren }) {
	const { own, words } = view;
	const [isOpen, setOpen] = useState(false);
	if (!isHidden) return <>{children}</>;
	return (
		<details class={`${own.prefix}-answer`} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>
				<b>{words.board.toMove[color]}. </b>
				{words.moves.answer}
			</summary>
			{children}
		</details>
	);
}

/** Who makes the first of the moves that are shown. */
function colorAt(game: PlayedGame, { tree, range }: Steps, { own }: View): Color {
	return game.moves[range[0]]?.color ?? own.positionAt(game, { line: tree.main, at: -1 })?.color ?? own.first;
}

/** How the game ended. */
function Result({ game, view: { own, words } }: { game: PlayedGame; view: View }) {
	return (
		<p class={`${own.prefix}-ending`}>
			<b>{resultOf(game)}</b> <span>{own.endings(game, words).filter(Boolean).join(", ")}</span>
		</p>
	);
}

/** Whether a place is in the variations of another. */
function isInside({ line }: Place, of: Place): boolean {
	for (let { from } = line; from; { from } = from.line) if (from.line === of.line && from.at === of.at) return true;
	return false;
}

/** What those who listen are told of the last step. */
function saidAt(place: Place, { own, words }: View): string {
	const move = moveAt(place);
	if (!move) return words.board.start;
	const said = fill(words.said.numbered, { number: move.number, color: words.colors[move.color], move: own.said(move, words) });
	const comments = (move.comments ?? []).map(({ text }) => text).filter(Boolean);
	return [said, ...(pathOf(place) ? comments : [])].join(". ");
}
