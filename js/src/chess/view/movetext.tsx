import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { marksOf } from "../../pgn/game/says.js";
import type { PgnGame, PgnMove } from "../../pgn/types.js";
import { count } from "../language/words.js";
import type { Block, Item } from "../moves/layout.js";
import { numberOfMove, shownMove } from "../moves/letters.js";
import { isOfMove, meaningOf, signOf } from "../nags.js";
import { legal, positionAt } from "../position.js";
import { before, isSame, moveAt, type Place } from "../tree.js";
import { Squares } from "./board-view.js";
import { labelOf } from "./label.js";
import { type ChessView, shows, useChess } from "./context.js";

/**
 * Where something is wrong with a move, as findings have it.
 *
 * @example
 * ```tsx
 * import { GameView, type MoveFault } from "pbnkit/pgn/viewer";
 *
 * const faults: MoveFault[] = [{ path: [4], message: "The bishop on f1 is in the way.", actions: [{ label: "Correct by hand", act: () => undefined }] }];
 * export const Faulty = () => <GameView game={game} faults={faults} />;
 * ```
 */
export interface MoveFault {
	/** The place of the move, as `pathTo` gives it. */
	path: readonly number[];
	/** What is wrong, in a sentence. */
	message: string;
	/** What a reader can do about it. */
	actions?: readonly { label: string; act(): void }[];
}

interface TextProps {
	game: PgnGame;
	blocks: readonly Block[];
	place: Place;
	faultsAt(place: Place): readonly MoveFault[];
	onGo(place: Place): void;
	onFold(place: Place, isOpen: boolean): void;
	onMore(): void;
	/** What comes after the last move. */
	children?: ComponentChildren;
}

/** Marks the move of a place in the text, and shows it within the box that scrolls, without drawing the text anew. */
function useMark(places: readonly Place[], place: Place, blocks: readonly Block[]) {
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const { current } = box;
		const n = places.findIndex((each) => isSame(each, place));
		const element = n < 0 ? undefined : current?.querySelectorAll<HTMLElement>(".pgn-move")[n];
		if (element) {
			element.classList.add("pgn-now");
			element.setAttribute("aria-current", "true");
		}
		if (current) scrollTo(current, element);
		return () => {
			element?.classList.remove("pgn-now");
			element?.removeAttribute("aria-current");
		};
	}, [places, place, blocks]);
	return box;
}

/** Scrolls the box alone, and no more than is needed: the page stays where it is. */
function scrollTo(box: HTMLElement, element: HTMLElement | undefined): void {
	if (!element) {
		box.scrollTop = 0;
		return;
	}
	const [inside, outside] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
	const top = inside.top - outside.top;
	// What is said of a move comes after it.
	if (top < outside.height * 0.1 || top > outside.height * 0.6) box.scrollTop += top - outside.height * 0.3;
}

/** The moves as running text. */
export function MoveText({ game, blocks, place, faultsAt, onGo, onFold, onMore, children }: TextProps) {
	const view = useChess();
	const places = useMemo(() => blocks.flatMap((block) => (block.kind === "line" ? block.items.flatMap((item) => (item.kind === "move" ? [item.place] : [])) : [])), [blocks]);
	const box = useMark(places, place, blocks);
	const acts = useRef({ onGo, onFold, onMore });
	acts.current = { onGo, onFold, onMore };
	const text = useMemo(() => {
		const act: Acts = { go: (place) => acts.current.onGo(place), fold: (place, isOpen) => acts.current.onFold(place, isOpen), more: () => acts.current.onMore() };
		return blocks.map((block, n) => <BlockView key={n} number={n} block={block} game={game} view={view} faultsAt={faultsAt} act={act} />);
	}, [blocks, view, faultsAt]);
	const onClick = ({ target }: Event) => {
		const element = (target as Element).closest(".pgn-move");
		const n = element ? [...(box.current?.querySelectorAll(".pgn-move") ?? [])].indexOf(element) : -1;
		if (places[n]) onGo(places[n]);
	};
	return (
		<div ref={box} class={view.settings.view === "print" ? "pgn-moves pgn-print" : "pgn-moves"} onClick={onClick} {...(view.isAlive && { role: "group", tabIndex: 0, "aria-label": view.words.moves.title })}>
			{text}
			{children}
		</div>
	);
}

interface Acts {
	go(place: Place): void;
	fold(place: Place, isOpen: boolean): void;
	more(): void;
}

interface BlockProps {
	number: number;
	block: Block;
	game: PgnGame;
	view: ChessView;
	faultsAt(place: Place): readonly MoveFault[];
	act: Acts;
}

function BlockView({ number, block, game, view, faultsAt, act }: BlockProps) {
	const { words, isAlive } = view;
	switch (block.kind) {
		case "comment":
			return <p class="pgn-comment">{block.text}</p>;
		case "more":
			return (
				<button type="button" class="pgn-fold" onClick={act.more} disabled={!isAlive}>
					{words.moves.more}
				</button>
			);
		case "diagram":
			return <Diagram number={number} game={game} place={block.place} />;
		case "fault":
			return <Fault place={block.place} faults={faultsAt(block.place)} act={act} />;
		case "line":
			return (
				<p class={block.depth === 0 ? "pgn-line" : block.isTried ? "pgn-variation pgn-tried" : "pgn-variation"}>
					{block.isTried && <span class="pgn-said">{words.moves.tried} </span>}
					{block.items.map((item, n) => inLine(item, block.items[n + 1], view, act))}
				</p>
			);
	}
}

/** An item, and the blank after it, which is not there before what closes. */
function inLine(item: Item, next: Item | undefined, view: ChessView, act: Acts): ComponentChildren {
	const isTight = item.kind === "open" || next?.kind === "close" || (next?.kind === "glyphs" && next.nags[0] !== undefined && isOfMove(next.nags[0]));
	return [itemView(item, view, act), isTight ? "" : " "];
}

function itemView(item: Item, view: ChessView, act: Acts): ComponentChildren {
	const { words, isAlive } = view;
	switch (item.kind) {
		case "open":
			return "(";
		case "close":
			return ")";
		case "comment":
			return <span class="pgn-said">{item.text}</span>;
		case "glyphs":
			return item.nags.flatMap((nag, n) => [n > 0 ? " " : "", <Glyph key={n} nag={nag} view={view} />]);
		case "move":
			return <Move place={item.place} isNumbered={item.isNumbered} isWrong={item.isWrong} view={view} />;
		case "fold":
			return (
				<button type="button" class="pgn-fold" aria-expanded={item.isOpen} disabled={!isAlive} onClick={() => act.fold(item.place, !item.isOpen)}>
					{item.isOpen ? words.moves.fold : count(words, words.moves.folded, item.count)}
				</button>
			);
	}
}

function Move({ place, isNumbered, isWrong, view }: { place: Place; isNumbered: boolean; isWrong: boolean; view: ChessView }) {
	const { words, settings, isAlive } = view;
	const move = moveAt(place) as PgnMove;
	const name = move.san !== undefined ? "pgn-move" : isWrong ? "pgn-move pgn-wrong" : "pgn-move pgn-unread";
	return (
		<>
			{isNumbered && <span class="pgn-number">{numberOfMove(move)}{"\u00A0"}</span>}
			<span class={name} {...(isAlive && { role: "button", tabIndex: -1 })}>
				{shownMove(move, words, settings.letters, settings.view)}
			</span>
		</>
	);
}

/** The sign of a glyph with its meaning, or else the meaning, or the number. */
function Glyph({ nag, view: { words } }: { nag: number; view: ChessView }) {
	const sign = signOf(nag);
	const meaning = meaningOf(nag, words);
	if (!sign) return <span class="pgn-meaning">{meaning ?? `$${nag}`}</span>;
	return (
		<span class={`pgn-glyph pgn-glyph-${nag}`} role="img" aria-label={meaning} title={meaning}>
			{sign}
		</span>
	);
}

function Fault({ place, faults, act }: { place: Place; faults: readonly MoveFault[]; act: Acts }) {
	const { words, settings, isAlive } = useChess();
	const move = moveAt(place) as PgnMove;
	const isIllegal = move.san === undefined;
	const said = faults.length > 0 ? faults.map(({ message }) => message) : [words.moves.illegal];
	return (
		<div class="pgn-fault">
			{said.map((message, n) => (
				<p key={n}>
					{n === 0 && (
						<b>
							<span aria-hidden="true">✕ </span>
							{!message.includes(move.text) && (
								<>
									{numberOfMove(move)} {shownMove(move, words, settings.letters, settings.view)}
									{": "}
								</>
							)}
						</b>
					)}
					{message}
				</p>
			))}
			{isIllegal && place.line.moves.length > place.at + 1 && <p class="pgn-quiet">{words.moves.rest}</p>}
			{isAlive && (
				<p class="pgn-acts">
					{faults.flatMap(({ actions = [] }) => actions).map(({ label, act }) => (
						<button key={label} type="button" onClick={act}>
							{label}
						</button>
					))}
					<button type="button" onClick={() => act.go(isIllegal ? legal(place) : before(place))}>
						{words.moves.position}
					</button>
				</p>
			)}
		</div>
	);
}

function Diagram({ number, game, place }: { number: number; game: PgnGame; place: Place }) {
	const view = useChess();
	const { settings, id } = view;
	const position = positionAt(game, place);
	if (!position) return null;
	const move = place.at < 0 ? undefined : moveAt(legal(place));
	const label = labelOf(move, view);
	const marks = move && shows(view, "marks") ? marksOf(move) : [];
	// On the screen its squares are too small for letters.
	const isPrinted = settings.view === "print";
	return (
		<figure class="pgn-diagram">
			<Squares men={position.men} orientation={settings.orientation} marks={marks} coordinates={isPrinted} label={label} id={`${id}-d${number}`} paper={isPrinted} />
			<figcaption>{label}</figcaption>
		</figure>
	);
}
