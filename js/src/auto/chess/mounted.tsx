import { render } from "preact";
import type { ChessControl, ChessSettings } from "../../chess/index.js";
import type { ChessWords } from "../../chess/language/words.js";
import type { PgnGame, PgnReader } from "../../pgn/types.js";
import type { Ask } from "../ask.js";
import { dispatch, doneMark, isWriter, tellWriter } from "../page.js";
import type { Restore } from "../place.js";
import { type BlockListener, ChessBlock, type ChessBlockProps } from "./block.js";
import { faultsOf } from "./faults.js";
import type { ChessHandle, ChessPlace } from "./handle.js";
import { plainGames } from "./plain.js";
import type { Reading } from "./text.js";

/** Puts an element on the page, and hides what it replaces. */
export type Put = (block: HTMLElement) => Restore;

/** What is shown of a text. */
export interface ShownGames {
	games: readonly PgnGame[];
	settings: Partial<ChessSettings>;
	words: ChessWords;
	isList: boolean;
}

/** A block that was drawn before the module was there. */
export interface Sketch {
	element: HTMLElement;
	id: string;
	takeBack(): void;
}

let blockCount = 0;

/** An element of a block, on the page and with nothing in it. */
function placed(words: ChessWords, attributes: Readonly<Record<string, string>>, put: Put): Sketch {
	const id = `pgn-x${++blockCount}`;
	const element = document.createElement("div");
	element.className = "pgn-block";
	element.lang = words.tag;
	for (const [name, value] of Object.entries(attributes)) if (name.startsWith("data-") && !name.startsWith("data-pgn-")) element.setAttribute(name, value);
	element.setAttribute("data-pgn-block", "");
	element.setAttribute(doneMark("pgn"), "");
	const restore = put(element);
	const takeBack = () => {
		render(null, element);
		element.remove();
		restore();
	};
	return { element, id, takeBack };
}

/**
 * Draws a text before the module is there, if it has nothing but what programs write: the board at the start, and the moves as they are written.
 * Undefined where it has.
 */
export function sketch(text: string, shown: (games: readonly PgnGame[]) => ShownGames, attributes: Readonly<Record<string, string>>, put: Put): Sketch | undefined {
	const plain = plainGames(text);
	const what = plain && shown(plain);
	if (!what || what.games.length === 0) return undefined;
	const { element, id, takeBack } = placed(what.words, attributes, put);
	render(<ChessBlock {...what} id={id} />, element);
	return { element, id, takeBack };
}

/** Draws what was read into an element of its own, or into that of the sketch. */
export function draw(ask: Ask<PgnReader>, { diagnostics }: Reading, shown: ShownGames, attributes: Readonly<Record<string, string>>, at: Put | Sketch): ChessHandle {
	const { element, id, takeBack } = typeof at === "function" ? placed(shown.words, attributes, at) : at;
	const { games } = shown;
	const lines = new Lines(element, games);
	const props: ChessBlockProps = { ...shown, id, faultsOf: (game) => faultsOf(game, diagnostics), legal: async (fen) => (await ask()).legalMoves(fen), listener: lines };
	const handle: ChessHandle = {
		element,
		notation: "pgn",
		games,
		diagnostics,
		goTo: (place) => lines.goTo(place),
		next: () => lines.control?.next(),
		prev: () => lines.control?.prev(),
		flip: () => lines.control?.flip(),
		destroy: takeBack,
	};
	try {
		render(<ChessBlock {...props} />, element);
	} catch (error) {
		takeBack();
		throw error;
	}
	const errors = diagnostics.filter(({ severity }) => severity === "error");
	if (errors[0] && isWriter()) tellWriter(element, `line ${errors[0].span.start.line} of this block: ${errors[0].message}`, "pgn");
	dispatch(element, "pgn-rendered", { handle, games, diagnostics });
	if (errors.length > 0) dispatch(element, "pgn-error", { diagnostics: errors });
	return handle;
}

/** The games of a block: where the reader is in them, and what a script makes of them. */
class Lines implements BlockListener {
	/** The game that was picked or moved in last. */
	#current: PgnGame | undefined;
	readonly #element: Element;
	readonly #games: readonly PgnGame[];
	readonly #controls = new Map<PgnGame, ChessControl>();
	#pick: ((game: PgnGame) => void) | undefined;
	/** Where to go in a game that is not drawn yet. */
	#waiting: { game: PgnGame; place: "start" | "end" | ChessPlace } | undefined;

	constructor(element: Element, games: readonly PgnGame[]) {
		this.#element = element;
		this.#games = games;
		this.#current = games[0];
	}

	get control(): ChessControl | undefined {
		return this.#current && this.#controls.get(this.#current);
	}

	goTo(place: "start" | "end" | ChessPlace): void {
		const number = typeof place === "object" ? place.game : undefined;
		const game = number === undefined ? this.#current : this.#games.find((each) => each.number === number);
		if (!game) return;
		this.#current = game;
		this.#waiting = { game, place };
		this.#pick?.(game);
		const control = this.#controls.get(game);
		if (control) this.onControl(game, control);
	}

	onStep: BlockListener["onStep"] = (game, { path, move, fen }) => {
		this.#current = game;
		dispatch(this.#element, "pgn-step", { game: game.number, path, move, fen });
	};

	onControl: BlockListener["onControl"] = (game, control) => {
		if (!control) {
			this.#controls.delete(game);
			return;
		}
		this.#controls.set(game, control);
		if (this.#waiting?.game !== game) return;
		const { place } = this.#waiting;
		this.#waiting = undefined;
		if (typeof place === "string") control.goTo(place);
		else control.goTo(place.move === undefined ? "start" : pathOf(game, place.move));
	};

	onPicker: BlockListener["onPicker"] = (pick) => {
		this.#pick = pick;
	};
}

/** The path of a move of the main line: "24b" is Black's 24th. */
function pathOf({ moves }: PgnGame, name: string): number[] | "start" {
	const [, number, color] = /^(\d{1,4})([wb]?)$/.exec(name) ?? [];
	const at = moves.findIndex((move) => move.number === Number(number) && move.color === (color === "b" ? "black" : "white"));
	return at < 0 ? "start" : [at];
}
