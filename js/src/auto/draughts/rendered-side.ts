import { drawBoard } from "../../draughts/board/drawing.js";
import { international } from "../../draughts/board/position.js";
import { saidPosition } from "../../draughts/board/said.js";
import { type Color, type Variant, variantOf } from "../../draughts/board/variants.js";
import type { DraughtsWords } from "../../draughts/language/words.js";
import { marksOf, saidMove } from "../../draughts/moves.js";
import { drawClock, drawTaken } from "../../draughts/player.js";
import { positionAt, takenBy } from "../../draughts/position.js";
import type { DraughtsGame } from "../../draughts/types.js";
import { wordsFor } from "../../draughts/words-for.js";
import { markedBy, readMoves, type WrittenMove } from "../../draughts/written.js";
import { makeElement, makeHtml } from "../played/draw.js";
import type { RenderedSide, Seen } from "../played/rendered-game.js";

/** The side of a game by its attributes; undefined where they cannot be read. */
export function sideOf(element: HTMLElement, words: DraughtsWords): RenderedSide<WrittenMove> | undefined {
	const variant = variantOf(element.dataset["pdnVariant"] ?? "") ?? international;
	const game: DraughtsGame = { tags: [], variant: variant.name, start: element.dataset["pdnStart"] ?? "", moves: [], result: "*" };
	return positionAt(game, start) && new DraughtsSide(element, game, variant, wordsFor(variant, words));
}

const start = { line: { moves: [], from: undefined, depth: 0, number: 0 }, at: -1 };

/** The board of rendered text, with its players: what is there is changed, and nothing moves. */
class DraughtsSide implements RenderedSide<WrittenMove> {
	readonly moves: readonly WrittenMove[];
	readonly #element: HTMLElement;
	readonly #game: DraughtsGame;
	readonly #variant: Variant;
	readonly #words: DraughtsWords;
	readonly #hasCaptured: boolean;
	/** What the ids of a board begin with. */
	readonly #id: string;
	/** What was taken before the first move, and what the clocks show there, where only a part of a game is shown. */
	readonly #taken: Readonly<Record<Color, number>>;
	readonly #clocks: Readonly<Record<Color, Element | undefined>>;
	#board: Element | null;

	constructor(element: HTMLElement, game: DraughtsGame, variant: Variant, words: DraughtsWords) {
		this.moves = readMoves(element.dataset["pdnMoves"] ?? "");
		this.#element = element;
		this.#game = game;
		this.#variant = variant;
		this.#words = words;
		this.#hasCaptured = "pdnCaptured" in element.dataset;
		this.#board = element.querySelector(".pdn-side .pdn-squares");
		this.#id = this.#board?.querySelector("defs > g")?.id.replace(/-(?:man|king)$/, "") ?? "pdn";
		const taken = (color: Color) => Number(/\d{1,4}/.exec(this.#row(color)?.querySelector(".pdn-captured")?.textContent ?? "") ?? 0);
		const clock = (color: Color) => this.#row(color)?.querySelector(".pdn-clock") ?? undefined;
		this.#taken = { white: taken("white"), black: taken("black") };
		this.#clocks = { white: clock("white"), black: clock("black") };
	}

	#row = (color: Color) => this.#element.querySelector(color === "black" ? ".pdn-stone-black, .pdn-stone-red" : ".pdn-stone-white")?.closest(".pdn-player");

	turnOf = ({ number, color }: WrittenMove): { number: number; color: Color } => ({ number, color });

	said = (move: WrittenMove): string => saidMove(move, this.#words);

	show({ way, orientation, said }: Seen<WrittenMove>): void {
		const moves = [...way].reverse();
		const position = positionAt(this.#game, { line: { ...start.line, moves }, at: moves.length - 1 });
		if (!position) return;
		const { pieces, color, last, path, captured } = position;
		const marks = marksOf(way[0] ?? markedBy(this.#element.dataset["pdnMarks"] ?? ""));
		const label = `${said}. ${saidPosition(pieces, this.#variant, this.#words)}`;
		const drawn = drawBoard({ pieces, variant: this.#variant, orientation, last, path, captured, marks, label, id: this.#id }, makeElement);
		this.#board?.replaceWith(drawn);
		this.#board = drawn;
		for (const side of ["white", "black"] as const) {
			const clock = way.find((move) => move.color === side && move.clock !== undefined)?.clock;
			this.#showPlayer(side, side === color, orientation, { taken: this.#taken[side] + takenBy(side, position), clock });
		}
	}

	/** The rows are where their sides of the board are. */
	#showPlayer(color: Color, isToMove: boolean, orientation: Color, { taken, clock }: { taken: number; clock: number | undefined }): void {
		const row = this.#row(color);
		if (!row) return;
		row.classList.toggle("pdn-to-move", isToMove);
		for (const old of row.querySelectorAll(".pdn-captured, .pdn-clock")) old.remove();
		if (this.#hasCaptured) row.append(...drawTaken(taken, color, this.#words, makeHtml));
		const first = clock === undefined ? this.#clocks[color] : undefined;
		row.append(...(first ? [first] : drawClock(clock, color, this.#words, makeHtml)));
		const place = this.#element.querySelector(".pdn-swiped");
		if (color !== orientation && place?.previousElementSibling !== row) place?.before(row);
		if (color === orientation && place?.nextElementSibling !== row) place?.after(row);
	}
}
