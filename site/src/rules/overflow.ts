import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Whether an element is too narrow for what it has, so that it scrolls, and needs the focus to be scrolled by keys. */
export function useOverflow(element: RefObject<HTMLElement | null>, content: unknown): boolean {
	const [overflows, setOverflows] = useState(false);
	useEffect(() => {
		const { current } = element;
		if (!current) return;
		const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
		observer.observe(current);
		return () => observer.disconnect();
	}, [element, content]);
	return overflows;
}
