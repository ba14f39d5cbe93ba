import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { count } from "../../words/fill.js";
import type { Block, Item } from "../layout.js";
import { isOfMove, meaningOf, signOf } from "../nags.js";
import { before, isSame, legal, moveAt, type Place } from "../tree.js";
import type { View } from "../own.js";
import type { Fault, PlayedGame, PlayedMove } from "../types.js";
import { useView } from "./context.js";
import { labelOf, numberOfMove } from "./label.js";

interface TextProps {
	game: PlayedGame;
	blocks: readonly Block[];
	place: Place;
	faultsAt(place: Place): readonly Fault[];
	onGo(place: Place): void;
	onFold(place: Place, isOpen: boolean): void;
	onMore(): void;
	/** What comes after the last move. */
	children?: ComponentChildren;
}

/** Marks the move of a place in the text, and shows it within the box that scrolls, without drawing the text anew. */
function useMark(places: readonly Place[], place: Place, blocks: readonly Block[], prefix: string) {
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const { current } = box;
		const n = places.findIndex((each) => isSame(each, place));
		const element = n < 0 ? undefined : current?.querySelectorAll<HTMLElement>(`.${prefix}-move`)[n];
		if (element) {
			element.classList.add(`${prefix}-now`);
			element.setAttribute("aria-current", "true");
		}
		if (current) scrollTo(current, element);
		return () => {
			element?.classList.remove(`${prefix}-now`);
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
	const view = useView();
	const { prefix } = view.own;
	const places = useMemo(() => blocks.flatMap((block) => (block.kind === "line" ? block.items.flatMap((item) => (item.kind === "move" ? [item.place] : [])) : [])), [blocks]);
	const box = useMark(places, place, blocks, prefix);
	const acts = useRef({ onGo, onFold, onMore });
	acts.current = { onGo, onFold, onMore };
	const text = useMemo(() => {
		const act: Acts = { go: (place) => acts.current.onGo(place), fold: (place, isOpen) => acts.current.onFold(place, isOpen), more: () => acts.current.onMore() };
		return blocks.map((block, n) => <BlockView key={n} number={n} block={block} game={game} view={view} faultsAt={faultsAt} act={act} />);
	}, [blocks, view, faultsAt]);
	const onClick = ({ target }: Event) => {
		const element = (target as Element).closest(`.${prefix}-move`);
		const n = element ? [...(box.current?.querySelectorAll(`.${prefix}-move`) ?? [])].indexOf(element) : -1;
		if (places[n]) onGo(places[n]);
	};
	return (
		<div ref={box} class={view.settings.view === "print" ? `${prefix}-moves ${prefix}-print` : `${prefix}-moves`} onClick={onClick} {...(view.isAlive && { role: "group", tabIndex: 0, "aria-label": view.words.moves.title })}>
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
	game: PlayedGame;
	view: View;
	faultsAt(place: Place): readonly Fault[];
	act: Acts;
}

function BlockView({ number, block, game, view, faultsAt, act }: BlockProps) {
	const { own, words } = view;
	const { prefix } = own;
	switch (block.kind) {
		case "comment":
			return <p class={`${prefix}-comment`}>{block.text}</p>;
		case "more":
			return (
				<p class={`${prefix}-line`}>
					<Unfold view={view} onClick={act.more}>
						{words.moves.more}
					</Unfold>
				</p>
			);
		case "diagram":
			return <Diagram number={number} game={game} place={block.place} isSetUp={block.isSetUp ?? false} />;
		case "fault":
			return <FaultView place={block.place} faults={faultsAt(block.place)} act={act} />;
		case "line":
			return (
				<p class={block.depth === 0 ? `${prefix}-line` : block.isTried ? `${prefix}-variation ${prefix}-tried` : `${prefix}-variation`}>
					{block.isTried && <span class={`${prefix}-said`}>{words.moves.tried} </span>}
					{block.items.map((item, n) => inLine(item, block.items[n + 1], view, act))}
				</p>
			);
	}
}

/** An item, and the blank after it, which is not there before what closes. */
function inLine(item: Item, next: Item | undefined, view: View, act: Acts): ComponentChildren {
	const isTight = item.kind === "open" || next?.kind === "close" || (next?.kind === "glyphs" && next.nags[0] !== undefined && isOfMove(next.nags[0]));
	return [itemView(item, view, act), isTight ? "" : " "];
}

function itemView(item: Item, view: View, act: Acts): ComponentChildren {
	const { own, words } = view;
	const { prefix } = own;
	switch (item.kind) {
		case "open":
			return "(";
		case "close":
			return ")";
		case "comment":
			return <span class={`${prefix}-said`}>{item.text}</span>;
		case "glyphs":
			return item.nags.flatMap((nag, n) => [n > 0 ? " " : "", <Glyph key={n} nag={nag} view={view} />]);
		case "move":
			return <Move place={item.place} isNumbered={item.isNumbered} isWrong={item.isWrong} view={view} />;
		case "fold":
			return (
				<Unfold view={view} isOpen={item.isOpen} onClick={() => act.fold(item.place, !item.isOpen)}>
					{item.isOpen ? words.moves.fold : count(words, words.moves.folded, item.count)}
				</Unfold>
			);
	}
}

/** A button for moves that are not drawn; where no script runs, a link to the text that has them. */
function Unfold({ view: { own, isAlive, source }, isOpen, onClick, children }: { view: View; isOpen?: boolean; onClick(): void; children: ComponentChildren }) {
	const { prefix } = own;
	if (!isAlive && source) {
		return (
			<a class={`${prefix}-fold`} href={source}>
				{children} ({prefix.toUpperCase()})
			</a>
		);
	}
	return (
		<button type="button" class={`${prefix}-fold`} aria-expanded={isOpen} disabled={!isAlive} onClick={onClick}>
			{children}
		</button>
	);
}

function Move({ place, isNumbered, isWrong, view }: { place: Place; isNumbered: boolean; isWrong: boolean; view: View }) {
	const { own, isAlive } = view;
	const { prefix } = own;
	const move = moveAt(place) as PlayedMove;
	const name = move.san !== undefined ? `${prefix}-move` : isWrong ? `${prefix}-move ${prefix}-wrong` : `${prefix}-move ${prefix}-unread`;
	return (
		<>
			{isNumbered && <span class={`${prefix}-number`}>{numberOfMove(move, view)}{"\u00A0"}</span>}
			<span class={name} {...(isAlive && { role: "button", tabIndex: -1 })}>
				{own.shown(move, view)}
			</span>
		</>
	);
}

/** The sign of a glyph with its meaning, or else the meaning, or the number. */
function Glyph({ nag, view: { own, words } }: { nag: number; view: View }) {
	const { prefix } = own;
	const sign = signOf(nag);
	const meaning = meaningOf(nag, words);
	if (!sign) return <span class={`${prefix}-meaning`}>{meaning ?? `$${nag}`}</span>;
	return (
		<span class={`${prefix}-glyph ${prefix}-glyph-${nag}`} role="img" aria-label={meaning} title={meaning}>
			{sign}
		</span>
	);
}

function FaultView({ place, faults, act }: { place: Place; faults: readonly Fault[]; act: Acts }) {
	const view = useView();
	const { own, words, isAlive } = view;
	const { prefix } = own;
	const move = moveAt(place) as PlayedMove;
	const isIllegal = move.san === undefined;
	const said = faults.length > 0 ? faults.map(({ message }) => message) : [words.moves.illegal];
	return (
		<div class={`${prefix}-fault`}>
			{said.map((message, n) => (
				<p key={n}>
					{n === 0 && (
						<b>
							<span aria-hidden="true">✕ </span>
							{!message.includes(move.text) && (
								<>
									{numberOfMove(move, view)} {own.shown(move, view)}
									{": "}
								</>
							)}
						</b>
					)}
					{message}
				</p>
			))}
			{isIllegal && place.line.moves.length > place.at + 1 && <p class={`${prefix}-quiet`}>{words.moves.rest}</p>}
			{isAlive && (
				<p class={`${prefix}-acts`}>
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

function Diagram({ number, game, place, isSetUp }: { number: number; game: PlayedGame; place: Place; isSetUp: boolean }) {
	const view = useView();
	const { own, id, words } = view;
	const label = isSetUp ? words.board.toMove[moveAt(place)?.color ?? own.first] : labelOf(place.at < 0 ? undefined : moveAt(legal(place)), view);
	const drawing = own.diagram({ game, place, isSetUp, label, id: `${id}-d${number}`, view });
	if (!drawing) return null;
	return (
		<figure class={`${own.prefix}-diagram`}>
			{drawing}
			<figcaption>{label}</figcaption>
		</figure>
	);
}
