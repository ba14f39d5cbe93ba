import type { Game } from "pbnkit";
import type { PlayControl, PlayListener } from "pbnkit/viewer";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardReader } from "../read/board-reader.js";
import type { Entry } from "../read/entry.js";
import { hashOf, linkOf, onWanted, type Place, placeTaken, showPlace, wantedPlace } from "./address.js";

/** How long the address waits for the next step, in milliseconds: browsers take only so many changes of it in a while. */
const pause = 250;

/** Where a person is in the boards of a file. */
export interface Following {
	/** For the game that is shown. */
	listener: PlayListener;
	/** How many cards of it are played. */
	card(): number;
}

/**
 * Keeps the page's address with the board and the card that are open, and opens those that the address asks for.
 *
 * @param entry the board that is chosen
 * @param version another number where the index has grown
 */
export function useAddress(reader: BoardReader, entry: Entry | undefined, version: number, choose: (number: number) => void): Following {
	const [asked, setAsked] = useState(0);
	useEffect(() => onWanted(() => setAsked((before) => before + 1)), []);
	const follower = useMemo(() => new Follower(reader), [reader]);
	useEffect(() => () => follower.leave(), [follower]);
	const chooseNow = useRef(choose);
	chooseNow.current = choose;
	useEffect(() => follower.follow((number) => chooseNow.current(number)), [follower, version, asked]);
	useEffect(() => follower.open(entry), [follower, entry]);
	return follower;
}

class Follower implements Following {
	readonly listener: PlayListener = {
		onStep: ({ card }, game) => this.#stepped(game, card),
		registerControl: (control, game) => this.#register(control, game),
	};
	readonly #reader: BoardReader;
	#entry: Entry | undefined;
	#card = 0;
	#control: { of: number; control: PlayControl } | undefined;
	/** The card to go to in a game that is not drawn yet. */
	#waiting: { game: number; card: number } | undefined;
	#writing: ReturnType<typeof setTimeout> | undefined;
	/** What this has written or taken, to take it away again. */
	#written = "";

	constructor(reader: BoardReader) {
		this.#reader = reader;
	}

	card(): number {
		return this.#card;
	}

	/** Opens what the address asks for, if this file is meant and has it. */
	follow(choose: (number: number) => void): void {
		const place = wantedPlace();
		if (!place || (place.pbn !== undefined && place.pbn !== linkOf(this.#reader.file))) return;
		const number = numberOf(this.#reader.index.entries, place);
		if (number === undefined) {
			if (this.#reader.complete) placeTaken();
			return;
		}
		placeTaken();
		this.#written = location.hash;
		this.#waiting = undefined;
		if (place.card !== undefined && this.#control?.of === number) this.#control.control.goTo(place.card);
		else if (place.card !== undefined) this.#waiting = { game: number, card: place.card };
		choose(number);
	}

	/** Takes the board that is open now. */
	open(entry: Entry | undefined): void {
		if (!entry || entry === this.#entry) return;
		this.#entry = entry;
		this.#card = 0;
		this.#write();
	}

	/** Takes back what the address says of this file. */
	leave(): void {
		clearTimeout(this.#writing);
		if (this.#written !== "" && location.hash === this.#written) showPlace({});
	}

	#stepped(game: Game, card: number): void {
		if (game.number !== this.#entry?.number) return;
		this.#card = card;
		this.#write();
	}

	#register(control: PlayControl | undefined, { number }: Game): void {
		if (!control) {
			if (this.#control?.of === number) this.#control = undefined;
			return;
		}
		this.#control = { of: number, control };
		if (this.#waiting?.game !== number) return;
		const { card } = this.#waiting;
		this.#waiting = undefined;
		control.goTo(card);
	}

	#write(): void {
		clearTimeout(this.#writing);
		this.#writing = setTimeout(() => {
			// The address still asks for a board that has not been read.
			if (wantedPlace() && !this.#reader.complete) return this.#write();
			const place = this.#place();
			showPlace(place);
			this.#written = hashOf(place);
		}, pause);
	}

	#place(): Place {
		const pbn = linkOf(this.#reader.file);
		const { entries } = this.#reader.index;
		const card = this.#card;
		const entry = this.#entry;
		// A link with one board says which one it is.
		if (!entry || (pbn !== undefined && entries.length === 1)) return { pbn, card };
		const isFirst = entry.board !== undefined && entries.find(({ board }) => board === entry.board) === entry;
		return { pbn, ...(isFirst ? { board: entry.board } : { game: entry.number }), card };
	}
}

/** The game that a place names; the first where it names none. Undefined where it is not there, or not yet. */
function numberOf(entries: readonly Entry[], { board, game }: Place): number | undefined {
	if (board !== undefined) return entries.find((entry) => entry.board === board)?.number;
	return entries[(game ?? 1) - 1]?.number;
}
