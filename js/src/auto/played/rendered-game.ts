import { fill } from "../../words/fill.js";
import type { PlayedWords } from "../../played/language/words.js";
import { Swipe } from "../../played/swipe.js";
import type { Color } from "../../played/types.js";
import { type Act, actOfKey, icons, shortcuts } from "../../played/view/acts.js";
import { dispatch } from "../page.js";
import { makeElement } from "./draw.js";
import { moveNamed } from "./move-named.js";
import type { BlockPlace } from "./own.js";

/** A move as rendered text has it. */
export interface RenderedMove {
	/** The number of the move before it; -1 is the start. */
	parent: number;
	/** "" of a move that is not legal. */
	san: string;
}

/** What is seen of a place in a game. */
export interface Seen<Move> {
	/** The moves that lead there, the last first. */
	way: readonly Move[];
	orientation: Color;
	/** The last of them, for those who listen. */
	said: string;
	/** Of the main line, by its number in the whole game; -1 is the start. */
	at: number;
}

/** What a notation brings to a game of rendered text: its moves, and the board with what is beside it. */
export interface RenderedSide<Move extends RenderedMove = RenderedMove> {
	readonly moves: readonly Move[];
	/** The buttons that play it. Default: all of them. */
	readonly buttons?: readonly (typeof buttons)[number][];
	/** Whether the moves are folded, so that nobody plays them. */
	readonly isShut?: boolean;
	/** The number and the colour of a move that so many others lead to. */
	turnOf(move: Move, plies: number): { number: number; color: Color };
	/** A move for those who listen. */
	said(move: Move): string;
	show(seen: Seen<Move>): void;
	/** Hears where a reader wants to go in the main line, by its number in the whole game. */
	listen?(go: (at: number) => void, signal: AbortSignal): void;
	/** Where a finger goes back and forward. Default: around the board. */
	readonly swiped?: HTMLElement | null;
}

/** How long a move is seen where the game plays by itself, in milliseconds. */
const pace = 1400;

const buttons = ["start", "back", "forward", "end", "play", "flip"] as const;

/** A game whose moves and board are on the page. */
export class RenderedGame {
	readonly element: HTMLElement;
	readonly #key: string;
	readonly #moves: readonly RenderedMove[];
	readonly #texts: readonly HTMLElement[];
	readonly #words: PlayedWords;
	readonly #side: RenderedSide;
	readonly #controls: HTMLElement | null;
	readonly #leaving = new AbortController();
	/** The next move of its line after each that has one; after -1 the first of all. */
	readonly #nexts = new Map<number, number>();
	/** The moves of the main line. */
	readonly #main: readonly number[];
	/** The comments after each move. */
	readonly #comments = new Map<number, string[]>();
	#now = -1;
	#below: Color;
	#timer: ReturnType<typeof setInterval> | undefined;

	constructor(key: string, element: HTMLElement, side: RenderedSide, words: PlayedWords, orientation: Color) {
		this.#key = key;
		this.element = element;
		this.#side = side;
		this.#words = words;
		this.#moves = side.moves;
		this.#texts = [...element.querySelectorAll<HTMLElement>(`.${key}-move`)];
		this.#controls = element.querySelector<HTMLElement>(`.${key}-controls`);
		this.#below = orientation;
		// Variations come after the move that they replace.
		for (const [n, { parent, san }] of this.#moves.entries()) if (san && !this.#nexts.has(parent)) this.#nexts.set(parent, n);
		this.#main = this.#lineFrom(-1);
		this.#readComments();
		this.#listen();
		this.#mark();
	}

	/** The moves that come after one in its line. */
	#lineFrom(number: number): number[] {
		const line: number[] = [];
		for (let next = this.#nexts.get(number); next !== undefined; next = this.#nexts.get(next)) line.push(next);
		return line;
	}

	#readComments(): void {
		let at = -1;
		const key = this.#key;
		for (const each of this.element.querySelectorAll(`.${key}-move, .${key}-comment, .${key}-said`)) {
			if (each.matches(`.${key}-move`)) at++;
			else this.#comments.set(at, [...(this.#comments.get(at) ?? []), each.textContent ?? ""]);
		}
	}

	#listen(): void {
		const { signal } = this.#leaving;
		for (const [n, text] of this.#texts.entries()) {
			if (!this.#moves[n]?.san) continue;
			text.setAttribute("role", "button");
			text.tabIndex = -1;
			text.addEventListener("click", () => this.#go(n), { signal });
		}
		const moves = this.element.querySelector<HTMLElement>(`.${this.#key}-moves`);
		if (moves) Object.assign(moves, { tabIndex: 0, role: "group", ariaLabel: this.#words.moves.title });
		this.element.addEventListener(
			"keydown",
			(event) => {
				const act = actOfKey(event);
				if (!act) return;
				event.preventDefault();
				this.act(act);
			},
			{ signal },
		);
		this.#listenToFingers(signal);
		this.#side.listen?.((at) => this.#go(this.#ofMain(at)), signal);
		if (!this.#controls) return;
		this.#controls.replaceChildren(...(this.#side.buttons ?? buttons).map((act) => this.#button(act)));
		this.#controls.hidden = false;
	}

	#listenToFingers(signal: AbortSignal): void {
		const place = this.#side.swiped ?? this.element.querySelector<HTMLElement>(`.${this.#key}-swiped`);
		const swipe = new Swipe();
		place?.addEventListener("pointerdown", (event) => swipe.down(event), { signal });
		place?.addEventListener("pointercancel", () => swipe.cancel(), { signal });
		const up = (event: PointerEvent) => {
			const act = swipe.up(event);
			if (act) this.act(act);
		};
		place?.addEventListener("pointerup", up, { signal });
	}

	#button(act: (typeof buttons)[number]): HTMLButtonElement {
		const button = document.createElement("button");
		button.type = "button";
		button.className = `${this.#key}-button ${this.#key}-${act}`;
		button.dataset["act"] = act;
		button.setAttribute("aria-keyshortcuts", shortcuts[act] ?? "");
		button.append(makeElement("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, makeElement("path", {})));
		button.addEventListener("click", () => this.act(act), { signal: this.#leaving.signal });
		return button;
	}

	act(act: Act): void {
		if (this.#side.isShut) return;
		if (act === "play") {
			if (this.#timer) this.#stop();
			else this.#play();
			return;
		}
		if (act === "flip") {
			this.#below = this.#below === "white" ? "black" : "white";
			this.#show();
			return;
		}
		this.#stop();
		if (act === "start") this.#go(-1);
		else if (act === "back") this.#go(this.#moves[this.#now]?.parent ?? -1);
		else if (act === "forward") this.#go(this.#nexts.get(this.#now) ?? this.#now);
		else if (act === "end") this.#go(this.#lineFrom(this.#now).at(-1) ?? this.#now);
		else this.#go(this.#beside(act === "down" ? 1 : -1));
	}

	#play(): void {
		if (!this.#nexts.has(this.#now)) return;
		const step = () => {
			const next = this.#nexts.get(this.#now);
			if (next === undefined) this.#stop();
			else this.#go(next);
		};
		this.#timer = setInterval(step, pace);
		this.#markButtons();
	}

	#stop(): void {
		clearInterval(this.#timer);
		this.#timer = undefined;
		this.#markButtons();
	}

	/** The next of the moves that could be made in the place of this one, or the one before. */
	#beside(by: 1 | -1): number {
		const parent = this.#moves[this.#now]?.parent ?? -1;
		const all = [...this.#moves.keys()].filter((n) => this.#moves[n]?.parent === parent && this.#moves[n]?.san);
		return all[all.indexOf(this.#now) + by] ?? this.#now;
	}

	goTo(place: "start" | "end" | BlockPlace): void {
		if (place === "start") this.#go(-1);
		else if (place === "end") this.act("end");
		else this.#go(this.#named(place.move));
	}

	/** A move of the main line by its name, such as "24b". */
	#named(name: string | undefined): number {
		if (name === undefined) return -1;
		const isNamed = moveNamed(name);
		return this.#main.find((n, plies) => isNamed(this.#side.turnOf(this.#moves[n] as RenderedMove, plies))) ?? -1;
	}

	/** A move of the main line by its number in the whole game, from 0. */
	#ofMain(at: number): number {
		return this.#main[Math.min(at - this.#skipped, this.#main.length - 1)] ?? -1;
	}

	/** How many moves of the game come before those that are shown. */
	get #skipped(): number {
		return Number(this.element.dataset[`${this.#key}Skipped`] ?? 0);
	}

	#go(number: number): void {
		if (number === this.#now) return;
		this.#now = number;
		this.#show();
		const move = this.#moves[number];
		const spoken = this.element.querySelector(`.${this.#key}-spoken`);
		if (spoken) spoken.textContent = [this.#said(), ...(this.#comments.get(number) ?? [])].join(". ");
		dispatch(this.element, `${this.#key}-step`, { move: move && { san: move.san } });
	}

	/** What those who listen are told of the move that one is at. */
	#said(): string {
		const { said, colors, board } = this.#words;
		const move = this.#moves[this.#now];
		if (!move) return board.start;
		const { number, color } = this.#side.turnOf(move, this.#way().length - 1);
		return fill(said.numbered, { number, color: colors[color], move: this.#side.said(move) });
	}

	/** The moves that lead to the one that one is at, the last first. */
	#way(): RenderedMove[] {
		const way: RenderedMove[] = [];
		for (let move = this.#moves[this.#now]; move; move = this.#moves[move.parent]) way.push(move);
		return way;
	}

	/** Draws the board after the move that one is at, and marks the move. */
	#show(): void {
		this.#side.show({ way: this.#way(), orientation: this.#below, said: this.#said(), at: this.#atOfMain() });
		this.#mark();
	}

	/** The number in the whole game of the move of the main line that one is at, or in the place of which; -1 is its start. */
	#atOfMain(): number {
		let [at, beside] = [this.#now, 0];
		for (; at >= 0 && !this.#main.includes(at); beside = 1) at = this.#moves[at]?.parent ?? -1;
		return this.#main.indexOf(at) + beside + this.#skipped;
	}

	#mark(): void {
		for (const [n, text] of this.#texts.entries()) {
			text.classList.toggle(`${this.#key}-now`, n === this.#now);
			if (n === this.#now) text.setAttribute("aria-current", "true");
			else text.removeAttribute("aria-current");
		}
		this.#markButtons();
	}

	#markButtons(): void {
		const isFirst = this.#now < 0;
		const isLast = !this.#nexts.has(this.#now);
		const off = { start: isFirst, back: isFirst, forward: isLast, end: isLast, play: isLast && !this.#timer, flip: false };
		for (const button of this.#controls?.querySelectorAll("button") ?? []) {
			const act = button.dataset["act"] as (typeof buttons)[number];
			const shown = act === "play" && this.#timer ? "pause" : act;
			button.setAttribute("aria-disabled", String(off[act]));
			button.title = this.#words.controls[shown];
			button.querySelector("path")?.setAttribute("d", icons[shown] ?? "");
		}
	}

	/** Takes back what a reader can do. */
	leave(): void {
		this.#stop();
		this.#go(-1);
		this.#leaving.abort();
		this.#controls?.replaceChildren();
		if (this.#controls) this.#controls.hidden = true;
	}
}
