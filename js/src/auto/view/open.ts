import { withBoard } from "../../viewer/block/boards.js";
import type { Handle, Place } from "./mounted.js";

/** Opens a place in the first block that has its board. */
export function open(blocks: readonly Handle[], place: Place & { board: string }): void {
	const handle = blocks.find(({ games }) => withBoard(games, place.board));
	if (!handle) return;
	handle.goTo(place);
	// What is picked is drawn a moment later.
	setTimeout(() => {
		const articles = [...handle.element.querySelectorAll<HTMLElement>("article[data-board]")];
		(articles.find(({ dataset }) => dataset["board"] === place.board) ?? handle.element).scrollIntoView();
	});
}
