import { blocks } from "./blocks.js";
import { loadView } from "./module.js";
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

/** When the address of the page comes to name a board. */
export function addressed(): Promise<void> {
	return new Promise((resolve) => addEventListener("hashchange", () => linkedPlace(location.hash) && resolve()));
}

/** Opens what the address of the page says, where a block has the board. */
export async function followAddress(): Promise<void> {
	const place = linkedPlace(location.hash);
	const shown = blocks();
	if (place && shown.length > 0) await (await loadView()).open(shown, place);
}
