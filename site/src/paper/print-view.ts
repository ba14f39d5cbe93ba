import { render, type VNode } from "preact";

/** Prints a view on sheets of its own, and nothing else of the page, which afterwards is as it was. */
export async function printView(view: VNode): Promise<void> {
	const { documentElement, body } = document;
	const place = document.createElement("div");
	place.className = "sheets";
	render(view, place);
	body.append(place);
	documentElement.classList.add("prints-sheets");
	await document.fonts.ready;
	const printed = new Promise((resolve) => addEventListener("afterprint", resolve, { once: true }));
	print();
	await printed;
	documentElement.classList.remove("prints-sheets");
	render(null, place);
	place.remove();
}

/** A list in parts of equal size; the last may have less. */
export function pagesOf<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, page) => items.slice(page * size, (page + 1) * size));
}
