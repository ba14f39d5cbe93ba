import { type Drawing, drawBoard, type Men, positionOf } from "../../chess/board/drawing.js";
import { saidPosition } from "../../chess/board/said.js";
import { clickedMove, lineAt } from "../../chess/graph.js";
import { type ChessWords, fill } from "../../chess/language/words.js";
import { saidMove } from "../../chess/moves/letters.js";
import { drawCaptured, drawClock } from "../../chess/player.js";
import { capturedOf } from "../../chess/position.js";
import { menAfter, readMoves, squaresOf, type WrittenMove } from "../../chess/written.js";
import { squareOf } from "../../pgn/board.js";
import { marksFrom } from "../../pgn/game/says.js";
import type { PgnMove } from "../../pgn/types.js";
import { makeElement, makeHtml } from "../played/draw.js";
import type { RenderedSide, Seen } from "../played/rendered-game.js";

/** The side of a game by its attributes; undefined where they cannot be read. */
export function sideOf(element: HTMLElement, words: ChessWords): RenderedSide<WrittenMove> | undefined {
	const start = positionOf(element.dataset["pgnStart"] ?? "");
	return start && new ChessSide(element, start, words);
}

/** What is drawn of a place in a game. */
interface Place extends Drawing {
	/** Who is to move. */
	color: "white" | "black";
	clocks: Readonly<Record<"white" | "black", string | undefined>>;
	at: number;
	evaluation: string;
}

/** The board of rendered text, with its players and its graph: what is there is changed, and nothing moves. */
class ChessSide implements RenderedSide<WrittenMove> {
	readonly moves: readonly WrittenMove[];
	readonly #element: HTMLElement;
	readonly #men: Men;
	readonly #color: "white" | "black";
	readonly #words: ChessWords;
	readonly #hasCaptured: boolean;
	/** What the ids of a board begin with. */
	readonly #id: string;
	/** What the clocks show at first, where only a part of a game is shown. */
	readonly #clocks: Place["clocks"];
	#board: Element | null;

	constructor(element: HTMLElement, { men, color }: { men: Men; color: "white" | "black" }, words: ChessWords) {
		this.moves = readMoves(element.dataset["pgnMoves"] ?? "");
		this.#element = element;
		this.#men = men;
		this.#color = color;
		this.#words = words;
		this.#hasCaptured = "pgnCaptured" in element.dataset;
		this.#board = element.querySelector(".pgn-side .pgn-squares");
		this.#id = this.#board?.querySelector("defs > g")?.id.replace(/-\w$/, "") ?? "pgn";
		const clock = (color: "white" | "black") => this.#row(color)?.querySelector(".pgn-clock")?.textContent ?? undefined;
		this.#clocks = { white: clock("white"), black: clock("black") };
	}

	#row = (color: "white" | "black") => this.#element.querySelector(`.pgn-stone-${color}`)?.closest(".pgn-player");

	turnOf(_: WrittenMove, plies: number): { number: number; color: "white" | "black" } {
		const half = plies + (this.#color === "black" ? 1 : 0);
		return { number: Number(this.#element.dataset["pgnFirst"] ?? 1) + (half >> 1), color: half % 2 === 0 ? "white" : "black" };
	}

	said = ({ san }: WrittenMove): string => saidMove({ san, text: san } as PgnMove, this.#words);

	listen(go: (at: number) => void, signal: AbortSignal): void {
		const graph = this.#element.querySelector<SVGSVGElement>(".pgn-evaluation svg");
		graph?.addEventListener("click", (event) => go(clickedMove(event, graph.viewBox.baseVal.width)), { signal });
	}

	show({ way, orientation, said, at }: Seen<WrittenMove>): void {
		const [move] = way;
		const men = menAfter(this.#men, way);
		const other = this.#color === "white" ? "black" : "white";
		const color = way.length % 2 === 0 ? this.#color : other;
		const king = move && /[+#]$/.test(move.san) ? men.indexOf(color === "white" ? "K" : "k") : -1;
		const clock = (moved: "white" | "black") => way.find(({ clock }, n) => clock && (n % 2 === 0) !== (moved === color))?.clock;
		this.#draw({
			men,
			color,
			orientation,
			last: move ? squaresOf(move) : [],
			marks: move ? move.marks : marksFrom(this.#element.dataset["pgnMarks"] ?? ""),
			label: `${said}. ${saidPosition(men, this.#words)}`,
			clocks: { white: clock("white"), black: clock("black") },
			at,
			evaluation: move?.evaluation ?? "",
			...(king >= 0 && { check: squareOf(king) }),
		});
	}

	#draw(seen: Place): void {
		const drawn = drawBoard({ ...seen, id: this.#id }, makeElement);
		this.#board?.replaceWith(drawn);
		this.#board = drawn;
		for (const color of ["white", "black"] as const) this.#showPlayer(color, seen);
		this.#showValue(seen);
	}

	/** The rows are where their sides of the board are. */
	#showPlayer(color: "white" | "black", { men, color: toMove, clocks, orientation }: Place): void {
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

	#showValue({ at, evaluation }: Place): void {
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
