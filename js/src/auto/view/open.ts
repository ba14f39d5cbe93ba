import { withBoard } from "../../viewer/block/boards.js";
import type { Shown } from "../notation.js";
import type { Handle, Place } from "./mounted.js";

/** Opens the place that the address of a page names in the first block that has its board. */
export function open(blocks: readonly Shown[], hash: string): void {
	const place = linkedPlace(hash);
	const handle = blocks.find((block): block is Handle => block.notation === "pbn" && withBoard(block.games, place.board) !== undefined);
	if (!handle) return;
	handle.goTo(place);
	// What is picked is drawn a moment later.
	setTimeout(() => {
		const articles = [...handle.element.querySelectorAll<HTMLElement>("article[data-board]")];
		(articles.find(({ dataset }) => dataset["board"] === place.board) ?? handle.element).scrollIntoView();
	});
}

/** What the address of a page opens: "#board=7&trick=3". */
function linkedPlace(hash: string): Place & { board: string } {
	const parameters = new URLSearchParams(hash.slice(1));
	const number = (name: string) => {
		const text = parameters.get(name) ?? "";
		return /^\d+$/.test(text) ? { [name]: Number(text) } : {};
	};
	return { board: parameters.get("board") ?? "", ...number("trick"), ...number("card") };
}
