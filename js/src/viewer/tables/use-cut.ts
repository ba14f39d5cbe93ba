import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** Whether a box that is scrolled has more on its right than is seen; until it is known, it has not. */
export function useCut(alive: boolean): { box: RefObject<HTMLDivElement | null>; cut: boolean } {
	const box = useRef<HTMLDivElement>(null);
	const [cut, setCut] = useState(false);
	useEffect(() => {
		const { current } = box;
		if (!alive || !current || typeof ResizeObserver === "undefined") return;
		// A part of a pixel is not more.
		const look = () => setCut(current.scrollLeft + current.clientWidth < current.scrollWidth - 1);
		const observer = new ResizeObserver(look);
		observer.observe(current);
		current.addEventListener("scroll", look, { passive: true });
		return () => {
			observer.disconnect();
			current.removeEventListener("scroll", look);
		};
	}, [alive]);
	return { box, cut };
}
