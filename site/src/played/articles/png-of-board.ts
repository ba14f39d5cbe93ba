import { type ComponentChild, render } from "preact";
import { pngOf } from "../share/png.js";

/** A board in dots. */
export async function pngOfBoard(board: ComponentChild): Promise<Blob> {
	const place = document.createElement("div");
	// What is used of a drawing is found in the page.
	place.hidden = true;
	document.body.append(place);
	try {
		render(board, place);
		const svg = place.querySelector("svg");
		return svg ? await pngOf(svg) : new Blob();
	} finally {
		render(null, place);
		place.remove();
	}
}
