import type { ChessWords } from "../../chess/language/words.js";
import { saidMove } from "../../chess/moves/letters.js";
import { menAfter, readMoves, squaresOf, type WrittenMove } from "../../chess/written.js";
import { menOf as menOfFen, squareOf } from "../../pgn/board.js";
import type { Man, PgnMove } from "../../pgn/types.js";
import { drawDiagram } from "../../problems/board/drawing.js";
import type { DiagramMan } from "../../problems/board/men.js";
import { saidMen } from "../../problems/board/said.js";
import type { ProblemWords } from "../../problems/language/words.js";
import { makeElement } from "../played/draw.js";
import type { RenderedSide, Seen } from "../played/rendered-game.js";

/** The diagram of a problem, on which its solution is played: what is there is changed, and nothing moves. */
export class ProblemSide implements RenderedSide<WrittenMove> {
	readonly moves: readonly WrittenMove[];
	/** A diagram is not turned. */
	readonly buttons = ["start", "back", "forward", "end", "play"] as const;
	readonly swiped: HTMLElement | null;
	readonly #answer: HTMLDetailsElement | null;
	readonly #men: readonly (Man | undefined)[];
	readonly #isBlack: boolean;
	readonly #words: ProblemWords;
	readonly #ofMoves: ChessWords;
	readonly #hasCoordinates: boolean;
	/** What the ids of a board begin with. */
	readonly #id: string;
	#board: Element | null;

	constructor(element: HTMLElement, words: ProblemWords, ofMoves: ChessWords) {
		const { pbiMoves = "", pbiStart = "" } = element.dataset;
		this.moves = readMoves(pbiMoves);
		this.swiped = element.querySelector(".pbi-board");
		this.#answer = element.querySelector("details.pbi-answer");
		this.#men = menOfFen(pbiStart);
		this.#isBlack = pbiStart.split(" ")[1] === "b";
		this.#words = words;
		this.#ofMoves = ofMoves;
		this.#board = element.querySelector(".pbi-squares");
		this.#hasCoordinates = !!this.#board?.querySelector(".pbi-coordinates");
		this.#id = this.#board?.querySelector("defs > g")?.id.replace(/-\w+$/, "") ?? "pbi";
	}

	get isShut(): boolean {
		return this.#answer?.open === false;
	}

	turnOf(_: WrittenMove, plies: number): { number: number; color: "white" | "black" } {
		return { number: (plies >> 1) + 1, color: (plies % 2 === 0) !== this.#isBlack ? "white" : "black" };
	}

	said = ({ san }: WrittenMove): string => saidMove({ san, text: san } as PgnMove, this.#ofMoves);

	show({ way, said }: Seen<WrittenMove>): void {
		const after = menAfter(this.#men, way);
		const men = after.flatMap((man, n) => (man ? [drawnAs(man, n)] : []));
		const last = way[0] ? squaresOf(way[0]) : [];
		const label = `${way.length > 0 ? `${said}.` : this.#words.diagram} ${saidMen(men, this.#words)}`;
		const drawn = drawDiagram({ men, last, coordinates: this.#hasCoordinates, id: this.#id, label }, makeElement);
		this.#board?.replaceWith(drawn);
		this.#board = drawn;
	}
}

function drawnAs(man: Man, n: number): DiagramMan {
	const like = man.toUpperCase() as Uppercase<Man>;
	return { square: squareOf(n), color: man === like ? "white" : "black", name: like === "N" ? "S" : like, like };
}
