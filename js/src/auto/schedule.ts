const nextIdle = (limit: number) =>
	new Promise<void>((resolve) => {
		if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: limit });
		else setTimeout(resolve, 1);
	});

/** When the page has all its elements. */
export function parsed(): Promise<void> {
	if (document.readyState !== "loading") return Promise.resolve();
	return new Promise((resolve) => document.addEventListener("DOMContentLoaded", () => resolve(), { once: true }));
}

/** When the page was painted, and has nothing better to do. A page in the background is not painted. */
export async function idle(limit = 1000): Promise<void> {
	await new Promise<void>((resolve) => {
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, limit);
	});
	await nextIdle(limit);
}

/** When a reader comes near one of these elements, by a screen. */
export function near(elements: readonly Element[]): Promise<void> {
	return new Promise((resolve) => {
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				resolve();
			},
			{ rootMargin: "100% 0px" },
		);
		for (const element of elements) observer.observe(visible(element));
	});
}

/** The elements, those first that are nearest to what the reader sees. */
export function nearestFirst<Item extends { element: Element }>(items: readonly Item[]): Item[] {
	const distance = ({ element }: Item) => Math.abs(visible(element).getBoundingClientRect().top - innerHeight / 2);
	return items
		.map((item) => ({ item, at: distance(item) }))
		.sort((a, b) => a.at - b.at)
		.map(({ item }) => item);
}

/** A script has no place on the screen, but what is beside it or around it has. */
function visible(element: Element): Element {
	const others = [element, element.previousElementSibling, element.nextElementSibling, element.parentElement];
	return others.find((other) => other && other.getClientRects().length > 0) ?? document.body;
}
