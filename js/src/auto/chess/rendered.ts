/**
 * What brings games to life that are rendered text: their moves and boards are taken over as they are, with neither a module nor Preact. The embed
 * script, `../auto.ts`, loads it where a page has such a block.
 */
import { drawBoard, type Men, positionOf } from "../../chess/board/drawing.js";
import type { ChessWords } from "../../chess/language/words.js";
import { saidMove } from "../../chess/moves/letters.js";
import { type Act, actOfKey, icons, shortcuts } from "../../played/view/acts.js";
import { menAfter, readMoves, squaresOf, type WrittenMove } from "../../chess/written.js";
import { squareOf } from "../../pgn/board.js";
import type { View } from "../notation.js";
import { dispatch, doneMark } from "../page.js";
import { chessStyles } from "./styles.js";
import { makeElement } from "./draw.js";
import type { ChessHandle, ChessPlace } from "./handle.js";
import { chessWords } from "./words.js";

export const needsModule = () => false;
export const needsModuleToLive = () => false;
export const expect = () => undefined;
export const open = () => undefined;

const refused = () => Promise.reject(new Error("it is not rendered text"));
export const prepare: View<void>["prepare"] = refused;
export const render: View<void>["render"] = refused;

export const enliven: View<void>["enliven"] = async (_, element) => {
	const [words] = await Promise.all([chessWords(element.lang), chessStyles()]);
	return () => alive(element, words);
};

function alive(element: HTMLElement, words: ChessWords): ChessHandle {
	const games = [...element.querySelectorAll<HTMLElement>("[data-pgn-moves]")].flatMap((game) => {
		const start = positionOf(game.dataset["pgnStart"] ?? "");
		return start ? [new RenderedGame(game, start, words, element)] : [];
	});
	let current = games[0];
	element.addEventListener("pgn-step", ({ target }) => {
		current = games.find(({ element }) => element.contains(target as Node)) ?? current;
	});
	element.setAttribute(doneMark("pgn-rendered"), "");
	const handle: ChessHandle = {
		element,
		notation: "pgn",
		games: [],
		diagnostics: [],
		goTo(place) {
			const number = typeof place === "object" ? place.game : undefined;
			(number === undefined ? current : games[number - 1])?.goTo(place);
		},
		next: () => current?.act("forward"),
		prev: () => current?.act("back"),
		flip: () => current?.act("flip"),
		destroy() {
			for (const game of games) game.leave();
			element.removeAttribute(doneMark("pgn-rendered"));
		},
	};
	dispatch(element, "pgn-rendered", { handle, games: [], diagnostics: [] });
	return handle;
}

/** How long a move is seen where the game plays by itself, in milliseconds. */
const pace = 1400;

const buttons = ["start", "back", "forward", "end", "play", "flip"] as const;

/** A game whose moves and board are on the page. */
class RenderedGame {
	readonly element: HTMLElement;
	readonly #men: Men;
	readonly #color: "white" | "black";
	readonly #moves: readonly WrittenMove[];
	readonly #texts: readonly HTMLElement[];
	readonly #words: ChessWords;
	readonly #controls: HTMLElement | null;
	readonly #leaving = new AbortController();
	#board: Element | null;
	#now = -1;
	#below: "white" | "black";
	#timer: ReturnType<typeof setInterval> | undefined;

	constructor(element: HTMLElement, { men, color }: { men: Men; color: "white" | "black" }, words: ChessWords, block: HTMLElement) {
		this.element = element;
		this.#men = men;
		this.#color = color;
		this.#words = words;
		this.#moves = readMoves(element.dataset["pgnMoves"] ?? "");
		this.#texts = [...element.querySelectorAll<HTMLElement>(".pgn-move")];
		this.#board = element.querySelector(".pgn-side .pgn-squares");
		this.#controls = element.querySelector<HTMLElement>(".pgn-controls");
		this.#below = block.dataset["orientation"] === "black" ? "black" : "white";
		this.#listen();
		this.#show();
	}

	#listen(): void {
		const { signal } = this.#leaving;
		for (const [n, text] of this.#texts.entries()) {
			if (!this.#moves[n]?.san) continue;
			text.setAttribute("role", "button");
			text.tabIndex = -1;
			text.addEventListener("click", () => this.#go(n), { signal });
		}
		const moves = this.element.querySelector<HTMLElement>(".pgn-moves");
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
		if (!this.#controls) return;
		this.#controls.replaceChildren(...buttons.map((act) => this.#button(act)));
		this.#controls.hidden = false;
	}

	#button(act: (typeof buttons)[number]): HTMLButtonElement {
		const button = document.createElement("button");
		button.type = "button";
		button.className = `pgn-button pgn-${act}`;
		button.title = this.#words.controls[act];
		button.setAttribute("aria-keyshortcuts", shortcuts[act] ?? "");
		button.append(makeElement("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, makeElement("path", { d: icons[act] ?? "" })));
		button.addEventListener("click", () => this.act(act), { signal: this.#leaving.signal });
		return button;
	}

	act(act: Act): void {
		if (act === "play") {
			if (this.#timer) this.#stop();
			else this.#timer = setInterval(() => (this.#next(this.#now) === undefined ? this.#stop() : this.#go(this.#next(this.#now) as number)), pace);
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
		else if (act === "forward") this.#go(this.#next(this.#now) ?? this.#now);
		else if (act === "end") this.#go(this.#end());
		else this.#go(this.#beside(act === "down" ? 1 : -1));
	}

	#stop(): void {
		clearInterval(this.#timer);
		this.#timer = undefined;
	}

	/** The first move after another one: that of its line, since variations come after the move that they replace. */
	#next(number: number): number | undefined {
		const next = this.#moves.findIndex(({ parent, san }, n) => n > number && parent === number && san);
		return next < 0 ? undefined : next;
	}

	#end(): number {
		let end = this.#now;
		for (let next = this.#next(end); next !== undefined; next = this.#next(end)) end = next;
		return end;
	}

	/** The next of the moves that could be made in the place of this one, or the one before. */
	#beside(by: 1 | -1): number {
		const parent = this.#moves[this.#now]?.parent ?? -1;
		const all = [...this.#moves.keys()].filter((n) => this.#moves[n]?.parent === parent && this.#moves[n]?.san);
		return all[all.indexOf(this.#now) + by] ?? this.#now;
	}

	goTo(place: "start" | "end" | ChessPlace): void {
		if (place === "start") this.#go(-1);
		else if (place === "end") this.act("end");
		else this.#go(this.#numbered(place.move));
	}

	/** A move of the main line by its name, such as "24b". */
	#numbered(name: string | undefined): number {
		const [, number, color] = /^(\d{1,4})([wb]?)$/.exec(name ?? "") ?? [];
		const first = Number(this.element.dataset["pgnFirst"] ?? 1);
		let left = number === undefined ? 0 : 2 * (Number(number) - first) + (color === "b" ? 2 : 1) - (this.#color === "black" ? 1 : 0);
		let at = -1;
		for (let next = this.#next(at); left > 0 && next !== undefined; next = this.#next(at), left--) at = next;
		return at;
	}

	#go(number: number): void {
		if (number === this.#now) return;
		this.#now = number;
		this.#show();
		const move = this.#moves[number];
		const spoken = this.element.querySelector(".pgn-spoken");
		if (spoken) spoken.textContent = move ? saidMove({ san: move.san, text: move.san } as Parameters<typeof saidMove>[0], this.#words) : this.#words.board.start;
		dispatch(this.element, "pgn-step", { move: move && { san: move.san } });
	}

	/** Draws the board after the move that one is at, and marks the move. */
	#show(): void {
		const move = this.#moves[this.#now];
		const men = menAfter(this.#men, this.#moves, this.#now);
		let plies = 0;
		for (let each = move; each; each = this.#moves[each.parent]) plies++;
		const color = (plies % 2 === 0) === (this.#color === "white") ? "white" : "black";
		const king = move && /[+#]$/.test(move.san) ? men.indexOf(color === "white" ? "K" : "k") : -1;
		const label = move ? saidMove({ san: move.san, text: move.san } as Parameters<typeof saidMove>[0], this.#words) : this.#words.board.start;
		if (this.#board) {
			const id = this.#board.querySelector("defs > g")?.id.replace(/-\w$/, "") ?? "pgn";
			const drawn = drawBoard({ men, orientation: this.#below, last: move ? squaresOf(move) : [], label, id, ...(king >= 0 && { check: squareOf(king) }) }, makeElement);
			this.#board.replaceWith(drawn);
			this.#board = drawn;
		}
		this.#mark(color);
	}

	#mark(color: "white" | "black"): void {
		for (const [n, text] of this.#texts.entries()) {
			text.classList.toggle("pgn-now", n === this.#now);
			if (n === this.#now) text.setAttribute("aria-current", "true");
			else text.removeAttribute("aria-current");
		}
		for (const player of this.element.querySelectorAll(".pgn-player")) player.classList.toggle("pgn-to-move", player.querySelector(`.pgn-stone-${color}`) !== null);
		const off = { start: this.#now < 0, back: this.#now < 0, forward: this.#next(this.#now) === undefined, end: this.#next(this.#now) === undefined, play: false, flip: false };
		for (const [n, act] of buttons.entries()) this.#controls?.children[n]?.setAttribute("aria-disabled", String(off[act]));
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
