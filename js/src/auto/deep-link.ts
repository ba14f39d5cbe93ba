import { withBoard } from "../viewer/block/boards.js";
import { blocks } from "./blocks.js";
import type { Place } from "./view/plays.js";

/** What the address of the page opens: "#board=7&trick=3". */
export function linkedPlace(hash: string): (Place & { board: string }) | undefined {
	const parameters = new URLSearchParams(hash.replace(/^#/, ""));
	const board = parameters.get("board");
	if (!board) return undefined;
	const number = (name: string) => {
		const text = parameters.get(name) ?? "";
		return /^\d+$/.test(text) ? { [name]: Number(text) } : {};
	};
	return { board, ...number("trick"), ...number("card") };
}

/** Opens what the address of the page says, in the first block that has the board. */
export function followAddress(): void {
	const place = linkedPlace(location.hash);
	const handle = place && blocks().find(({ games }) => withBoard(games, place.board));
	if (!handle) return;
	handle.goTo(place);
	// What is picked is drawn a moment later.
	setTimeout(() => {
		const articles = [...handle.element.querySelectorAll<HTMLElement>("article[data-board]")];
		(articles.find(({ dataset }) => dataset["board"] === place.board) ?? handle.element).scrollIntoView();
	});
}
