import type { Game } from "pbnkit";
import type { PlayControl, PlayListener } from "pbnkit/viewer";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardReader } from "../read/board-reader.js";
import type { Entry } from "../read/entry.js";
import { hashOf, isSameLink, linkOf, type Place, showPlace } from "./address.js";
import { closeItem, noteItem, onWanted, placeTaken, type Wanted, wantedPlace } from "./trail.js";

/** Where a person is in the boards of a file. */
export interface Following {
	/** For the game that is shown. */
	listener: PlayListener;
	/** How many cards of it are played. */
	card(): number;
}

interface Shown {
	/** The number of the file's row. */
	row: number;
	reader: BoardReader;
	/** What is chosen, and the board that is, once it is known. */
	chosen: number;
	entry: Entry | undefined;
	/** Another number where the index has grown. */
	version: number;
}

/** Keeps the page's address with the board and the card that are open, and opens those that the address asks for. */
export function useAddress({ row, reader, chosen, entry, version }: Shown, choose: (number: number) => void): Following {
	const [asked, setAsked] = useState(0);
	useEffect(() => onWanted(() => setAsked((before) => before + 1)), []);
	const follower = useMemo(() => new Follower(row, reader), [row, reader]);
	useEffect(() => () => follower.leave(), [follower]);
	const chooseNow = useRef(choose);
	chooseNow.current = choose;
	useEffect(() => follower.follow((number) => chooseNow.current(number)), [follower, version, asked]);
	useEffect(() => follower.open(chosen, entry), [follower, chosen, entry]);
	return follower;
}

class Follower implements Following {
	readonly listener: PlayListener = {
		onStep: ({ card }, game) => this.#stepped(game, card),
		registerControl: (control, game) => this.#register(control, game),
	};
	readonly #row: number;
	readonly #reader: BoardReader;
	#item: number | undefined;
	#entry: Entry | undefined;
	#card = 0;
	#control: { of: number; control: PlayControl } | undefined;
	/** The card to go to in a game that is not drawn yet. */
	#waiting: { game: number; card: number } | undefined;
	/** What this has written or taken, to take it away again. */
	#written = "";

	constructor(row: number, reader: BoardReader) {
		this.#row = row;
		this.#reader = reader;
	}

	card(): number {
		return this.#card;
	}

	/** Opens what the address asks for, if this file is meant and has it. */
	follow(choose: (number: number) => void): void {
		const place = wantedPlace();
		if (!place || !this.#isMeant(place)) return;
		const number = place.spot ? place.spot.item : numberOf(this.#reader.index.entries, place);
		if (number === undefined || number > this.#reader.index.entries.length) {
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

	#isMeant({ link, spot }: Wanted): boolean {
		return spot ? spot.row === this.#row : link === undefined || isSameLink(link, linkOf(this.#reader.file));
	}

	/** Takes what is open now, and the board that it is. */
	open(item: number, entry: Entry | undefined): void {
		if ((!entry && item > 0) || (item === this.#item && entry === this.#entry)) return;
		const isFirst = this.#item === undefined;
		this.#item = item;
		this.#entry = entry;
		this.#card = 0;
		this.#write(!isFirst);
	}

	/** Takes back what the address says of this file. */
	leave(): void {
		closeItem(this.#row);
		if (this.#written !== "" && location.hash === this.#written) showPlace({});
	}

	#stepped(game: Game, card: number): void {
		if (game.number !== this.#entry?.number) return;
		this.#card = card;
		this.#write(false);
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

	#write(isChosen: boolean): void {
		const place = () => {
			// The address still asks for a board that has not been read.
			if (wantedPlace() && !this.#reader.complete) return undefined;
			const place = this.#place();
			this.#written = hashOf(place);
			return place;
		};
		if (this.#item !== undefined) noteItem(this.#row, this.#item, place, isChosen);
	}

	#place(): Place {
		const link = linkOf(this.#reader.file);
		const { entries } = this.#reader.index;
		const card = this.#card;
		const entry = this.#entry;
		if (!entry) return { link };
		// A link with one board says which one it is.
		if (link !== undefined && entries.length === 1) return { link, card };
		const isFirst = entry.board !== undefined && entries.find(({ board }) => board === entry.board) === entry;
		return { link, ...(isFirst ? { board: entry.board } : { game: entry.number }), card };
	}
}

/** The game that a place names; the first where it names none. Undefined where it is not there, or not yet. */
function numberOf(entries: readonly Entry[], { board, game }: Place): number | undefined {
	if (board !== undefined) return entries.find((entry) => entry.board === board)?.number;
	return entries[(game ?? 1) - 1]?.number;
}
