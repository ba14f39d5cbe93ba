import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** Gives the focus to the board that is drawn, where the one before had it. */
export function useFocusOfBoard(box: RefObject<HTMLElement | null>, board: unknown): void {
	const hasFocus = useRef(false);
	useEffect(() => {
		const note = ({ target }: FocusEvent) => {
			hasFocus.current = target instanceof Element && target.closest(".pbn-view") !== null && (box.current?.contains(target) ?? false);
		};
		document.addEventListener("focusin", note);
		return () => document.removeEventListener("focusin", note);
	}, [box]);
	useLayoutEffect(() => {
		if (hasFocus.current && (document.activeElement ?? document.body) === document.body) {
			box.current?.querySelector<HTMLElement>(".pbn-game")?.focus({ preventScroll: true });
		}
	}, [box, board]);
}
