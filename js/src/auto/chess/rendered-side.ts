import { drawBoard, type Drawing } from "../../chess/board/drawing.js";
import { lineAt } from "../../chess/graph.js";
import { type ChessWords, fill } from "../../chess/language/words.js";
import { drawCaptured, drawClock } from "../../chess/player.js";
import { capturedOf } from "../../chess/position.js";
import { makeElement, makeHtml } from "./draw.js";

/** What is seen of a place in a game. */
export interface Seen extends Drawing {
	/** Who is to move. */
	color: "white" | "black";
	clocks: Readonly<Record<"white" | "black", string | undefined>>;
	/** Of the main line, by its number in the graph; -1 is the start. */
	at: number;
	evaluation: string;
}

/** The board of rendered text, with its players and its graph: what is there is changed, and nothing moves. */
export class RenderedSide {
	readonly #element: HTMLElement;
	readonly #words: ChessWords;
	readonly #hasCaptured: boolean;
	/** What the ids of a board begin with. */
	readonly #id: string;
	/** What the clocks show at first, where only a part of a game is shown. */
	readonly #clocks: Seen["clocks"];
	#board: Element | null;

	constructor(element: HTMLElement, words: ChessWords) {
		this.#element = element;
		this.#words = words;
		this.#hasCaptured = "pgnCaptured" in element.dataset;
		this.#board = element.querySelector(".pgn-side .pgn-squares");
		this.#id = this.#board?.querySelector("defs > g")?.id.replace(/-\w$/, "") ?? "pgn";
		const clock = (color: "white" | "black") => this.#row(color)?.querySelector(".pgn-clock")?.textContent ?? undefined;
		this.#clocks = { white: clock("white"), black: clock("black") };
	}

	#row = (color: "white" | "black") => this.#element.querySelector(`.pgn-stone-${color}`)?.closest(".pgn-player");

	show(seen: Seen): void {
		const drawn = drawBoard({ ...seen, id: this.#id }, makeElement);
		this.#board?.replaceWith(drawn);
		this.#board = drawn;
		for (const color of ["white", "black"] as const) this.#showPlayer(color, seen);
		this.#showValue(seen);
	}

	/** The rows are where their sides of the board are. */
	#showPlayer(color: "white" | "black", { men, color: toMove, clocks, orientation }: Seen): void {
		const row = this.#row(color);
		if (!row) return;
		row.classList.toggle("pgn-to-move", color === toMove);
		for (const old of row.querySelectorAll(".pgn-captured, .pgn-clock")) old.remove();
		if (this.#hasCaptured) row.append(...drawCaptured(capturedOf(men), color, this.#words, makeHtml));
		row.append(...drawClock(clocks[color] ?? this.#clocks[color], color, this.#words, makeHtml));
		const place = this.#element.querySelector(".pgn-swiped");
		if (color !== orientation && place?.previousElementSibling !== row) place?.before(row);
		if (color === orientation && place?.nextElementSibling !== row) place?.after(row);
	}

	#showValue({ at, evaluation }: Seen): void {
		const graph = this.#element.querySelector(".pgn-evaluation svg");
		if (!graph) return;
		const { title, value } = this.#words.evaluation;
		graph.querySelector(".pgn-here")?.remove();
		if (at >= 0) graph.append(makeElement("path", { class: "pgn-here", d: lineAt(at) }));
		graph.setAttribute("aria-label", evaluation ? fill(value, { value: evaluation }) : title);
		const shown = graph.parentElement?.querySelector(".pgn-value");
		if (shown) shown.textContent = evaluation;
	}
}
