import { render } from "preact";
import type { PlayedWords } from "../../played/language/words.js";
import type { PlayedSettings } from "../../played/types.js";
import type { Control } from "../../played/view/use-steps.js";
import type { Ask } from "../ask.js";
import { dispatch, doneMark, isWriter, tellWriter } from "../page.js";
import type { Restore } from "../place.js";
import { Block, type BlockListener, type BlockProps } from "./block.js";
import { faultsOf } from "./faults.js";
import { moveNamed } from "./move-named.js";
import type { BlockGame, BlockHandle, BlockPlace, BlockReader, OwnOfBlocks, Reading } from "./own.js";

/** Puts an element on the page, and hides what it replaces. */
export type Put = (block: HTMLElement) => Restore;

/** What is shown of a text. */
export interface ShownGames {
	games: readonly BlockGame[];
	settings: Partial<PlayedSettings>;
	words: PlayedWords;
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
function placed({ key }: OwnOfBlocks, words: PlayedWords, attributes: Readonly<Record<string, string>>, put: Put): Sketch {
	const id = `${key}-x${++blockCount}`;
	const element = document.createElement("div");
	element.className = `${key}-block`;
	element.lang = words.tag;
	for (const [name, value] of Object.entries(attributes)) if (name.startsWith("data-") && !name.startsWith(`data-${key}-`)) element.setAttribute(name, value);
	element.setAttribute(`data-${key}-block`, "");
	element.setAttribute(doneMark(key), "");
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
export function sketch(own: OwnOfBlocks, text: string, shown: (games: readonly BlockGame[]) => ShownGames, attributes: Readonly<Record<string, string>>, put: Put): Sketch | undefined {
	const plain = own.plainGames(text);
	const what = plain && shown(plain);
	if (!what || what.games.length === 0) return undefined;
	const { element, id, takeBack } = placed(own, what.words, attributes, put);
	render(<Block own={own} {...what} id={id} />, element);
	return { element, id, takeBack };
}

/** Draws what was read into an element of its own, or into that of the sketch. */
export function draw<Reader extends BlockReader>(own: OwnOfBlocks<Reader>, ask: Ask<Reader>, { diagnostics }: Reading, shown: ShownGames, attributes: Readonly<Record<string, string>>, at: Put | Sketch): BlockHandle {
	const { element, id, takeBack } = typeof at === "function" ? placed(own, shown.words, attributes, at) : at;
	const { key } = own;
	const { games } = shown;
	const lines = new Lines(element, games, key);
	const props: BlockProps = {
		...shown,
		own,
		id,
		faultsOf: (game) => faultsOf(game, diagnostics, own.faultOf),
		legalIn: (game) => async (fen) => own.legal(await ask(), fen, game),
		listener: lines,
	};
	const handle: BlockHandle = {
		element,
		notation: key,
		games,
		diagnostics,
		goTo: (place) => lines.goTo(place),
		next: () => lines.control?.next(),
		prev: () => lines.control?.prev(),
		flip: () => lines.control?.flip(),
		destroy: takeBack,
	};
	try {
		render(<Block {...props} />, element);
	} catch (error) {
		takeBack();
		throw error;
	}
	const errors = diagnostics.filter(({ severity }) => severity === "error");
	if (errors[0] && isWriter()) tellWriter(element, `line ${errors[0].span.start.line} of this block: ${errors[0].message}`, key);
	dispatch(element, `${key}-rendered`, { handle, games, diagnostics });
	if (errors.length > 0) dispatch(element, `${key}-error`, { diagnostics: errors });
	return handle;
}

/** The games of a block: where the reader is in them, and what a script makes of them. */
class Lines implements BlockListener {
	/** The game that was picked or moved in last. */
	#current: BlockGame | undefined;
	readonly #element: Element;
	readonly #games: readonly BlockGame[];
	readonly #key: string;
	readonly #controls = new Map<BlockGame, Control>();
	#pick: ((game: BlockGame) => void) | undefined;
	/** Where to go in a game that is not drawn yet. */
	#waiting: { game: BlockGame; place: "start" | "end" | BlockPlace } | undefined;

	constructor(element: Element, games: readonly BlockGame[], key: string) {
		this.#element = element;
		this.#key = key;
		this.#games = games;
		this.#current = games[0];
	}

	get control(): Control | undefined {
		return this.#current && this.#controls.get(this.#current);
	}

	goTo(place: "start" | "end" | BlockPlace): void {
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
		dispatch(this.#element, `${this.#key}-step`, { game: game.number, path, move, fen });
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
		else control.goTo(pathOf(game, place.move));
	};

	onPicker: BlockListener["onPicker"] = (pick) => {
		this.#pick = pick;
	};
}

/** The path of a move of the main line by its name; "start" where there is none. */
function pathOf({ moves }: BlockGame, name: string | undefined): number[] | "start" {
	const at = moves.findIndex(moveNamed(name));
	return at < 0 ? "start" : [at];
}
