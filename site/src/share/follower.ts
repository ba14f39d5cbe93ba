import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { hashOf, isSameLink, linkOf, type Place, showPlace } from "./address.js";
import { closeItem, noteItem, onWanted, placeTaken, type Wanted, wantedPlace } from "./trail.js";

/** The items of a file, as an address names them. */
export interface Followed<Step> {
	readonly file: File;
	/** Whether all of them are known, and how many are by now. */
	readonly complete: boolean;
	readonly length: number;
	/** The item that a place names; the first where it names none. Undefined where it is not there, or not yet. */
	numberOf(place: Place): number | undefined;
	/** What names an item, where there are several. */
	placeOf(number: number): Place;
	/** How far a place is into its item; undefined where it does not say. */
	stepOf(place: Place): Step | undefined;
	/** The same for a place. */
	said(step: Step | undefined): Place;
}

interface Shown<Step> {
	/** The number of the file's row. */
	row: number;
	items: Followed<Step>;
	/** What is chosen, and whether that is an item that is known. */
	chosen: number;
	known: boolean;
	/** Another number where the list has grown. */
	version: number;
}

/** Keeps the page's address with the item that is open and how far it is stepped, and opens what the address asks for. */
export function useFollower<Step>({ row, items, chosen, known, version }: Shown<Step>, choose: (number: number) => void): Follower<Step> {
	const [asked, setAsked] = useState(0);
	useEffect(() => onWanted(() => setAsked((before) => before + 1)), []);
	const follower = useMemo(() => new Follower(row, items), [row, items]);
	useEffect(() => () => follower.leave(), [follower]);
	const chooseNow = useRef(choose);
	chooseNow.current = choose;
	useEffect(() => follower.follow((number) => chooseNow.current(number)), [follower, version, asked]);
	useEffect(() => follower.open(chosen, known), [follower, chosen, known]);
	return follower;
}

/** Where a person is in the items of a file. */
export class Follower<Step> {
	/** How far the item that is open is stepped; undefined at its start. */
	step: Step | undefined;
	readonly #row: number;
	readonly #items: Followed<Step>;
	#item: number | undefined;
	#known = false;
	#control: { of: number; goTo(step: Step): void } | undefined;
	/** The step to go to in an item that is not drawn yet. */
	#waiting: { of: number; step: Step } | undefined;
	/** What this has written or taken, to take it away again. */
	#written = "";

	constructor(row: number, items: Followed<Step>) {
		this.#row = row;
		this.#items = items;
	}

	/** Opens what the address asks for, if this file is meant and has it. */
	follow(choose: (number: number) => void): void {
		const place = wantedPlace();
		if (!place || !this.#isMeant(place)) return;
		const number = place.spot ? place.spot.item : this.#items.numberOf(place);
		if (number === undefined || number > this.#items.length) {
			if (this.#items.complete) placeTaken();
			return;
		}
		placeTaken();
		this.#written = location.hash;
		this.#waiting = undefined;
		const step = this.#items.stepOf(place);
		if (step !== undefined && this.#control?.of === number) this.#control.goTo(step);
		else if (step !== undefined) this.#waiting = { of: number, step };
		choose(number);
	}

	#isMeant({ link, spot }: Wanted): boolean {
		return spot ? spot.row === this.#row : link === undefined || isSameLink(link, linkOf(this.#items.file));
	}

	/** Takes what is open now, and whether it is an item that is known. */
	open(item: number, known: boolean): void {
		if ((!known && item > 0) || (item === this.#item && known === this.#known)) return;
		const isFirst = this.#item === undefined;
		this.#item = item;
		this.#known = known;
		this.step = undefined;
		this.#write(!isFirst);
	}

	/** Takes back what the address says of this file. */
	leave(): void {
		closeItem(this.#row);
		if (this.#written !== "" && location.hash === this.#written) showPlace({});
	}

	/** Takes that a person went to a step of an item. */
	stepped(item: number, step: Step | undefined): void {
		if (item !== this.#item || !this.#known) return;
		this.step = step;
		this.#write(false);
	}

	/** Takes what goes to a step of an item that is drawn; undefined where that is gone. */
	controls(item: number, goTo: ((step: Step) => void) | undefined): void {
		if (!goTo) {
			if (this.#control?.of === item) this.#control = undefined;
			return;
		}
		this.#control = { of: item, goTo };
		if (this.#waiting?.of !== item) return;
		const { step } = this.#waiting;
		this.#waiting = undefined;
		goTo(step);
	}

	/** Goes to a step of an item, now or when it is drawn. */
	wants(item: number, step: Step): void {
		if (this.#control?.of === item) this.#control.goTo(step);
		else this.#waiting = { of: item, step };
	}

	#write(isChosen: boolean): void {
		const place = () => {
			// The address still asks for an item that has not been read.
			if (wantedPlace() && !this.#items.complete) return undefined;
			const place = this.#place();
			this.#written = hashOf(place);
			return place;
		};
		if (this.#item !== undefined) noteItem(this.#row, this.#item, place, isChosen);
	}

	#place(): Place {
		const link = linkOf(this.#items.file);
		if (!this.#known || this.#item === undefined) return { link };
		const said = this.#items.said(this.step);
		// A link with one item says which one it is.
		return link !== undefined && this.#items.length === 1 ? { link, ...said } : { link, ...this.#items.placeOf(this.#item), ...said };
	}
}
