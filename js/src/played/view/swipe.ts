import { useRef } from "preact/hooks";
import { Swipe } from "../swipe.js";

/** What an element hears of swipes. */
export function useSwipe(onSwipe: (act: "back" | "forward") => void) {
	const ref = useRef<Swipe | undefined>(undefined);
	const swipe = (ref.current ??= new Swipe());
	return {
		onPointerDown: (event: PointerEvent) => swipe.down(event),
		onPointerUp(event: PointerEvent) {
			const act = swipe.up(event);
			if (act) onSwipe(act);
		},
		onPointerCancel: () => swipe.cancel(),
	};
}
