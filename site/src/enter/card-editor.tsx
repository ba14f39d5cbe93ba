import type { Seat, Suit } from "pbnkit";
import type { Words } from "pbnkit/viewer";
import { useId, useRef, useState } from "preact/hooks";
import type { EnterWords } from "../words/enter.js";
import { filled } from "../words/filled.js";
import {
	type Card,
	cards,
	type CourtLetters,
	type Hands,
	handSize,
	moved,
	ownersOf,
	partsTyped,
	ranks,
	ranksIn,
	ranksShown,
	ranksTyped,
	seats,
	type Standing,
	standingOf,
	suits,
	symbols,
	typed,
	withRest,
} from "./cards.js";

export interface Language {
	tag: string;
	enter: EnterWords;
	viewer: Words;
}

interface Props {
	hands: Hands;
	change: (hands: Hands) => void;
	/** Absent where there is nothing to take back. */
	undo: (() => void) | undefined;
	language: Language;
}

/** How many cards are named one by one. */
const mostNamed = 13;

const cardType = "application/x-card";

/** Four hands, by typing their suits, or by giving cards to the hand that is chosen. It refuses nothing, and says what is not right yet. */
export function CardEditor({ hands, change, undo, language }: Props) {
	const { enter, viewer, tag } = language;
	// A hand that lacks a card is probably the one that is to get it.
	const [target, setTarget] = useState<Seat>(() => seats.find((seat) => hands[seat].size > 0 && hands[seat].size < handSize) ?? "N");
	const standing = standingOf(hands);
	const give = (card: Card, seat: Seat) => change(moved(hands, card, seat));
	/** A click gives a card to the hand that is chosen, or takes it away from there. The next hand is chosen when this one is full. */
	const click = (card: Card) => {
		const owners = ownersOf(hands, card);
		const isThere = owners.length === 1 && owners[0] === target;
		const next = moved(hands, card, isThere ? undefined : target);
		change(next);
		const after = seats[(seats.indexOf(target) + 1) % 4]!;
		if (!isThere && hands[target].size < handSize && next[target].size === handSize && next[after].size < handSize) setTarget(after);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (!undo || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.target instanceof HTMLInputElement) return;
		event.preventDefault();
		undo();
	};
	return (
		<div class="card-editor" onKeyDown={onKeyDown}>
			<p class="enter-hint">{enter.hint}</p>
			<div class="enter-hands">
				{seats.map((seat) => (
					<HandFields key={seat} seat={seat} hands={hands} change={change} give={give} isTarget={seat === target} choose={() => setTarget(seat)} language={language} />
				))}
			</div>
			<Deck hands={hands} click={click} give={give} takeAway={(card) => change(moved(hands, card))} language={language} />
			<div class="enter-state">
				<span class="enter-target" aria-hidden="true">
					→ {viewer.seats[target]} {hands[target].size}
				</span>
				<p role="status" class={standing.isRight ? "right" : ""}>
					{standing.isRight ? `✓ ${enter.right}` : whatIsWrong(hands, standing, language).join(" · ")}
				</p>
				<button type="button" aria-disabled={!standing.last} onClick={() => standing.last && change(withRest(hands, standing.last, standing.missing))}>
					{standing.last ? filled(enter.restTo, { seat: viewer.seats[standing.last] }, { tag }) : enter.rest}
				</button>
				<button type="button" class="undo-cards" aria-disabled={!undo} onClick={() => undo?.()}>
					{enter.undo}
				</button>
			</div>
		</div>
	);
}

const rankOf = (card: Card, letters: CourtLetters) => (card[1] === "T" ? "10" : ranksShown(card.slice(1), letters));

/** What is missing or there twice, or which hands have not their cards where only that is wrong. */
function whatIsWrong(hands: Hands, { missing, twice }: Standing, { enter, viewer, tag }: Language): string[] {
	const wrong = [...said(enter.missing, missing, tag, viewer.rankLetters), ...said(enter.twice, twice, tag, viewer.rankLetters)];
	if (wrong.length > 0) return wrong;
	return seats.filter((seat) => hands[seat].size !== handSize).map((seat) => `${viewer.seats[seat]}: ${hands[seat].size}`);
}

function said(text: string, of: readonly Card[], tag: string, letters: CourtLetters): string[] {
	if (of.length === 0) return [];
	const named = (card: Card) => `${symbols[card[0] as Suit]}${rankOf(card, letters)}`;
	return [filled(text, { cards: of.length > mostNamed ? of.length.toLocaleString(tag) : of.map(named).join(" ") }, { tag })];
}

interface HandProps extends Pick<Props, "hands" | "change" | "language"> {
	seat: Seat;
	give: (card: Card, seat: Seat) => void;
	/** Whether the cards that are clicked go there. */
	isTarget: boolean;
	choose: () => void;
}

function HandFields({ seat, hands, change, give, isTarget, choose, language: { viewer } }: HandProps) {
	const place = useRef<HTMLDivElement>(null);
	const name = viewer.seats[seat];
	const { size } = hands[seat];
	const over = (event: DragEvent) => {
		if (event.dataTransfer?.types.includes(cardType)) event.preventDefault();
	};
	const drop = (event: DragEvent) => {
		const card = event.dataTransfer?.getData(cardType);
		if (!card) return;
		event.preventDefault();
		give(card as Card, seat);
	};
	const goOn = (from: number) => place.current?.querySelectorAll("input")[from]?.focus();
	return (
		<div ref={place} class={`enter-hand${isTarget ? " target" : ""}`} data-seat={seat} role="group" aria-label={name} onDragOver={over} onDrop={drop} onFocusIn={choose}>
			<button type="button" class="hand-name" aria-pressed={isTarget} onClick={choose}>
				{name} <span class={size === handSize ? "count full" : size > handSize ? "count over" : "count"}>{size}</span>
			</button>
			{suits.map((suit, index) => (
				<SuitField
					key={suit}
					suit={suit}
					label={`${name}, ${viewer.suits[suit]}`}
					held={ranksIn(hands[seat], suit)}
					letters={viewer.rankLetters}
					type={(text) => {
						change(typed(hands, seat, suit, text, viewer.rankLetters));
						const parts = partsTyped(text);
						if (parts.length > 1) goOn(Math.min(index + parts.length - 1, suits.length - 1));
					}}
					next={() => goOn(index + 1)}
				/>
			))}
		</div>
	);
}

interface SuitProps {
	suit: Suit;
	label: string;
	held: string;
	letters: CourtLetters;
	type: (text: string) => void;
	/** Goes to the next suit. */
	next: () => void;
}

/** A suit of a hand. While one types, the letters stay in the order in which they were typed. */
function SuitField({ suit, label, held, letters, type, next }: SuitProps) {
	const [draft, setDraft] = useState("");
	const id = useId();
	const inDraft = new Set(ranksTyped(draft, letters));
	const isDraft = [...ranks].filter((rank) => inDraft.has(rank)).join("") === held;
	return (
		<div class={`enter-suit suit-${suit}`}>
			<label for={id} aria-hidden="true">
				{symbols[suit]}
			</label>
			<input
				id={id}
				type="text"
				aria-label={label}
				value={isDraft && draft !== "" ? draft : ranksShown(held, letters)}
				autocomplete="off"
				autocapitalize="characters"
				spellcheck={false}
				onInput={({ currentTarget: { value } }) => {
					const parts = partsTyped(value);
					setDraft(parts.length > 1 ? "" : value.toUpperCase());
					type(value);
				}}
				onBlur={() => setDraft("")}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || suit === "C") return;
					event.preventDefault();
					next();
				}}
			/>
		</div>
	);
}

interface DeckProps extends Pick<Props, "hands" | "language"> {
	click: (card: Card) => void;
	give: (card: Card, seat: Seat) => void;
	takeAway: (card: Card) => void;
}

/** All cards, each with the hand that has it. */
function Deck({ hands, click, give, takeAway, language: { enter, viewer } }: DeckProps) {
	const deck = useRef<HTMLDivElement>(null);
	const [at, setAt] = useState(0);
	const goTo = (place: number) => {
		const to = Math.max(0, Math.min(cards.length - 1, place));
		setAt(to);
		deck.current?.querySelectorAll<HTMLButtonElement>("button")[to]?.focus();
	};
	const onKeyDown = (event: KeyboardEvent, card: Card, place: number) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const key = event.key.toUpperCase();
		const step = { ARROWLEFT: -1, ARROWRIGHT: 1, ARROWUP: -handSize, ARROWDOWN: handSize }[key];
		// The letters of the language come before those of PBN: O is East in German, West in French.
		const seat = seats.find((one) => viewer.seatLetters[one].toUpperCase() === key) ?? seats.find((one) => one === key);
		if (step !== undefined) goTo(place + step);
		else if (seat) give(card, seat);
		else if (key === "DELETE" || key === "BACKSPACE") takeAway(card);
		else return;
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<div ref={deck} class="enter-deck" role="group" aria-label={enter.deck}>
			{suits.map((suit) => (
				<div key={suit} class={`deck-suit suit-${suit}`}>
					<span class="suit-count">
						<span aria-hidden="true">{symbols[suit]}</span>
						<span class="spoken">{viewer.suits[suit]}: </span>{" "}
						{cards.filter((card) => card[0] === suit).reduce((sum, card) => sum + ownersOf(hands, card).length, 0)}
					</span>
					{cards.map((card, place) => {
						if (card[0] !== suit) return null;
						const owners = ownersOf(hands, card);
						const whose = owners.map((seat) => viewer.seats[seat]).join(", ") || enter.nobody;
						return (
							<button
								key={card}
								type="button"
								class={`deck-card${owners.length > 1 ? " twice" : owners.length === 1 ? " held" : ""}`}
								data-card={card}
								draggable
								tabIndex={place === at ? 0 : -1}
								onDragStart={(event) => event.dataTransfer?.setData(cardType, card)}
								onFocus={() => setAt(place)}
								onClick={() => click(card)}
								onKeyDown={(event) => onKeyDown(event, card, place)}
							>
								<span class="spoken">{viewer.suits[suit]} </span>
								<b>{rankOf(card, viewer.rankLetters)}</b>
								<span class="spoken">, {whose}</span>
								<small aria-hidden="true">{owners.map((seat) => viewer.seatLetters[seat]).join("") || "·"}</small>
							</button>
						);
					})}
				</div>
			))}
		</div>
	);
}
