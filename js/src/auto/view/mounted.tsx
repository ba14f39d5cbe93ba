import { hydrate, render } from "preact";
import { tagValue } from "../../game/tags.js";
import type { Diagnostic, Game, Pbn, Seat } from "../../pbn/types.js";
import { BlockView, type DrawnBlock } from "../../viewer/block/block.js";
import { chosenGames, withBoard } from "../../viewer/block/boards.js";
import type { GamesListener } from "../../viewer/games-view.js";
import { type Sharing, SharingContext } from "../../viewer/links/sharing.js";
import type { Parts } from "../../viewer/parts.js";
import type { PlayControl, PlayPlace } from "../../viewer/play/position.js";
import type { Settings } from "../../viewer/settings.js";
import { WasText } from "../../viewer/viewer.js";
import type { Ask } from "../ask.js";
import { dispatch, doneMark, isWriter } from "../page.js";
import { loaders } from "./parts.js";

/**
 * A block on a page.
 *
 * @example
 * ```js
 * import { render } from "pbnkit/auto";
 *
 * const text = '[Board "7"]\n[Deal "N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65"]\n[Hidden "EW"]\n[Declarer "N"]\n[Contract "4S"]\n[Play "E"]\nC2 C3 C5 C4\n';
 * const deal = await render(document.body, text);
 * deal.goTo({ board: "7", card: 2 });
 * deal.next();
 * deal.prev();
 * deal.reveal("E", "W");
 * await deal.rotate();
 * console.log(deal.games.length, deal.diagnostics.length, deal.element.isConnected); // 1 0 true
 * deal.destroy();
 * ```
 */
export interface Handle {
	/** Around all that is shown; its events are pbn-rendered, pbn-pick, pbn-step and pbn-error. */
	readonly element: HTMLElement;
	readonly notation: "pbn";
	/** Those that are shown. */
	readonly games: readonly Game[];
	readonly diagnostics: readonly Diagnostic[];
	goTo(place: "start" | "end" | Place): void;
	next(): void;
	prev(): void;
	/** Shows hands that are hidden: these, or all. */
	reveal(...seats: Seat[]): void;
	/** Turns the diagram so that declarer sits South, and back; a moment later, since the script that does it may have to be loaded. */
	rotate(): Promise<void>;
	/** Takes away what was shown, and gives back what was there. */
	destroy(): void;
}

/** What is drawn into the element of a block. */
function blockTree(props: DrawnBlock, sharing: Sharing, isRendered: boolean) {
	return (
		<WasText.Provider value={isRendered}>
			<SharingContext.Provider value={sharing}>
				<BlockView {...props} />
			</SharingContext.Provider>
		</WasText.Provider>
	);
}

/** Draws a block into its element, or brings to life what is there as rendered text. `restore` gives back what was there. */
export function mount(element: HTMLElement, ask: Ask<Pbn>, block: DrawnBlock, restore: () => void, isRendered = false): Handle {
	const rendered = isRendered ? [...element.childNodes].map((node) => node.cloneNode(true)) : [];
	const sharing = sharingOf(ask, block.source);
	const games = chosenGames(block.games, block.settings.boards);
	const plays = new Plays(element, games[0]);
	let isThere = true;
	const solvingWith = block.settings.doubleDummy === "ask" && block.parts.solvingWith;
	let props: DrawnBlock = { ...block, listener: plays, ...(solvingWith && { parts: { ...block.parts, solving: solvingWith(ask) } }) };
	const draw = (how: typeof render) => how(blockTree(props, sharing, isRendered), element);
	const set = (changed: Partial<Settings>, parts?: Partial<Parts>) => {
		props = { ...props, settings: { ...props.settings, ...changed }, parts: { ...props.parts, ...parts } };
		draw(render);
	};

	const handle: Handle = {
		element,
		notation: "pbn",
		games,
		diagnostics: block.diagnostics,
		goTo(place) {
			const wanted = typeof place === "object" && place.board !== undefined ? withBoard(games, place.board) : plays.current;
			if (!wanted) return;
			plays.goTo(wanted, place);
		},
		next: () => plays.control?.next(),
		prev: () => plays.control?.prev(),
		reveal(...seats) {
			set({ revealed: seats.length === 0 ? ["N", "E", "S", "W"] : [...(props.settings.revealed ?? []), ...seats] });
		},
		async rotate() {
			const parts = await loaders.rotation();
			if (isThere) set({ rotate: props.settings.rotate === "declarer-south" ? "none" : "declarer-south" }, parts);
		},
		destroy() {
			isThere = false;
			render(null, element);
			element.removeAttribute(doneMark("pbn"));
			element.replaceChildren(...rendered);
			restore();
		},
	};

	element.setAttribute(doneMark("pbn"), "");
	draw(isRendered ? hydrate : render);
	const errors = block.diagnostics.filter(({ severity }) => severity === "error");
	if (errors.length > 0 && isWriter()) element.querySelector("details.pbn-source")?.setAttribute("open", "");
	dispatch(element, "pbn-rendered", { handle, games, diagnostics: block.diagnostics });
	if (errors.length > 0) dispatch(element, "pbn-error", { diagnostics: errors });
	return handle;
}

/**
 * A place in the games of a block.
 *
 * @example
 * ```ts
 * import { type Place, render } from "pbnkit/auto";
 *
 * const deal = await render(document.body, '[Board "7"]\n[Declarer "S"]\n[Contract "1NT"]\n[Play "W"]\nHQ H3 H7 HK\n');
 * const place: Place = { board: "7", trick: 1, card: 3 };
 * deal.goTo(place);
 * deal.destroy();
 * ```
 */
export interface Place {
	/** By its Board tag. Default: the game that is looked at. */
	board?: string;
	/** Before the lead to this trick, from 1. */
	trick?: number;
	/** After so many cards. */
	card?: number;
}

/** The plays of a block: where the reader is in them, and what a script makes of them. */
class Plays implements GamesListener {
	/** The game that was picked or moved in last. */
	current: Game | undefined;
	readonly #element: Element;
	#pick: ((game: Game) => void) | undefined;
	/** What is to be picked when there is a picker. */
	#unpicked: Game | undefined;
	readonly #controls = new Map<number, PlayControl>();
	/** Where to go in a game that is not drawn yet. */
	#waiting: { game: number; place: "start" | "end" | Place } | undefined;

	constructor(element: Element, first: Game | undefined) {
		this.#element = element;
		this.current = first;
	}

	/** That of the current game, which may have no play. */
	get control(): PlayControl | undefined {
		return this.current && this.#controls.get(this.current.number);
	}

	goTo(game: Game, place: "start" | "end" | Place): void {
		this.current = game;
		if (this.#pick) this.#pick(game);
		else this.#unpicked = game;
		const { number } = game;
		const control = this.#controls.get(number);
		this.#waiting = control ? undefined : { game: number, place };
		if (control) go(control, place);
	}

	onStep({ card, trick }: PlayPlace, game: Game): void {
		this.current = game;
		dispatch(this.#element, "pbn-step", { game: game.number, board: tagValue(game, "Board"), card, trick });
	}

	onPick(game: Game): void {
		this.current = game;
		dispatch(this.#element, "pbn-pick", { game: game.number, board: tagValue(game, "Board") });
	}

	registerPicker(pick: ((game: Game) => void) | undefined): void {
		this.#pick = pick;
		if (this.#unpicked) pick?.(this.#unpicked);
		this.#unpicked = undefined;
	}

	registerControl(control: PlayControl | undefined, { number }: Game): void {
		if (!control) {
			this.#controls.delete(number);
			return;
		}
		this.#controls.set(number, control);
		if (this.#waiting?.game !== number) return;
		go(control, this.#waiting.place);
		this.#waiting = undefined;
	}
}

function go(control: PlayControl, place: "start" | "end" | Place): void {
	if (place === "start") control.first();
	else if (place === "end") control.last();
	else if (place.card !== undefined) control.goTo(place.card);
	else if (place.trick !== undefined) control.goToTrick(place.trick);
}

/** What a block does with its games. */
function sharingOf(ask: Ask<Pbn>, source: string): Sharing {
	let written: Promise<(game: Game) => string> | undefined;
	return {
		async pbnOf(game) {
			written ??= import("./written-out.js").then(async ({ writtenOut }) => writtenOut(await ask(), source));
			return (await written)(game);
		},
	};
}
