import { loadView } from "./module.js";
import { doneMark } from "./page.js";
import type { Handle, Place } from "./view/mounted.js";

const handles = new WeakMap<Element, Handle>();

export function remember(handle: Handle): void {
	handles.set(handle.element, handle);
}

/**
 * The blocks that are shown on the page, in its order.
 *
 * @example
 * ```js
 * import { blocks, upgrade } from "pbnkit/auto";
 *
 * document.body.insertAdjacentHTML("beforeend", '<pre class="pbn">\n[Deal "N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -"]\n</pre>');
 * await upgrade();
 * console.log(blocks().length > 0); // true
 * ```
 */
export function blocks(): Handle[] {
	return [...document.querySelectorAll(`[data-pbn-block][${doneMark}]`)].flatMap((element) => handles.get(element) ?? []);
}

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

/** Opens what the address of the page says, where a block has the board. */
export async function followAddress(): Promise<void> {
	const place = linkedPlace(location.hash);
	const shown = blocks();
	if (place && shown.length > 0) await (await loadView()).open(shown, place);
}
