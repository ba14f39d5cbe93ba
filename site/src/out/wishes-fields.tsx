import { useId } from "preact/hooks";
import { useLanguage } from "../read/language.js";
import type { Wishes } from "./numbered.js";

/** What a person has filled in. */
export interface Filled {
	isNumbered: boolean;
	first: string;
	isBare: boolean;
	event: string;
	/** As fields for dates have it: "2026-11-30". */
	date: string;
}

export const nothingFilled: Filled = { isNumbered: false, first: "1", isBare: false, event: "", date: "" };

/** What is wished by what is filled in. */
export function wishesOf({ isNumbered, first, isBare, event, date }: Filled): Wishes {
	const tags = { ...(event.trim() !== "" && { Event: event.trim() }), ...(date !== "" && { Date: date.replaceAll("-", ".") }) };
	return { ...(isNumbered && { from: Math.max(1, Math.floor(Number(first)) || 1), bare: isBare }), tags };
}

interface Props {
	filled: Filled;
	fill(more: Partial<Filled>): void;
}

/** Asks how boards are to be saved as PBN. */
export function WishesFields({ filled, fill }: Props) {
	const { take } = useLanguage().share;
	const id = useId();
	const { isNumbered, first, isBare, event, date } = filled;
	return (
		<div class="take-wishes">
			<span class="share-these">
				<label class="reader-check">
					<input type="checkbox" checked={isNumbered} onChange={({ currentTarget: { checked } }) => fill({ isNumbered: checked, ...(!checked && { isBare: false }) })} data-take="numbered" />
					{take.numbered}
				</label>
				<input type="number" min="1" max="9999" aria-label={take.first} value={first} onInput={({ currentTarget }) => fill({ first: currentTarget.value, isNumbered: true })} data-take="first" />
			</span>
			<label class="reader-check">
				<input type="checkbox" checked={isBare} onChange={({ currentTarget: { checked } }) => fill({ isBare: checked, ...(checked && { isNumbered: true }) })} data-take="bare" />
				{take.bare}
			</label>
			<label for={`${id}-event`}>{take.event}</label>
			<input id={`${id}-event`} type="text" autocomplete="off" placeholder={take.asItIs} value={event} onInput={({ currentTarget }) => fill({ event: currentTarget.value })} data-take="event" />
			<label for={`${id}-date`}>{take.date}</label>
			<input id={`${id}-date`} type="date" max="9999-12-31" value={date} onInput={({ currentTarget }) => fill({ date: currentTarget.value })} data-take="date" />
		</div>
	);
}
