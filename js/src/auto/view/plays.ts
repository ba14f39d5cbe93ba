import type { Game } from "../../pbn/types.js";
import { tagValue } from "../../game/tags.js";
import type { GamesListener } from "../../viewer/games-view.js";
import type { PlayControl, PlayPlace } from "../../viewer/play/listener.js";
import { dispatch } from "../dispatch.js";

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
export class Plays implements GamesListener {
	/** The game that was moved in last. */
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
