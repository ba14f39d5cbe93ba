import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** What has keys of its own. */
export const fields = "input, select, textarea, [contenteditable]";

/** What is in front of the page: it has the keys, or none has. */
export const inFront = "dialog[open], [role=menu], .reader-menu[open]";

/** What is scrolled by keys where it has the focus. */
const scrolled = "[tabindex='0']:not(button)";

/** What goes through a play, wherever the focus is. Home and End are the page's. */
const ofPlay = ["ArrowLeft", "ArrowRight"];

/**
 * Has the keys of a reader work wherever the focus is on the page, but in a field, a menu or a dialog. Of several readers it is the one that is
 * seen first.
 *
 * @param take what a reader does with a key; what is its own is marked as taken
 */
export function usePageKeys(box: RefObject<HTMLElement | null>, take: (event: KeyboardEvent) => void): void {
	const current = useRef(take);
	current.current = take;
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			const reader = box.current;
			const { target, key, shiftKey } = event;
			if (event.defaultPrevented || !(target instanceof Element) || target.closest(fields) || document.querySelector(inFront)) return;
			// What begins within has been there.
			if (!reader || reader.contains(target) || reader !== seenFirst()) return;
			current.current(event);
			if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !ofPlay.includes(key) || target.closest(scrolled)) return;
			const copy = new KeyboardEvent("keydown", { key, shiftKey, cancelable: true });
			reader.querySelector(".pbn-game, .pgn-game")?.dispatchEvent(copy);
			if (copy.defaultPrevented) event.preventDefault();
		};
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, [box]);
}

function seenFirst(): Element | undefined {
	const seen = [...document.querySelectorAll(".reader")].filter((each) => each.getClientRects().length > 0);
	return (
		seen.find((each) => {
			const { top, bottom } = each.getBoundingClientRect();
			return bottom > 0 && top < innerHeight;
		}) ?? seen[0]
	);
}
