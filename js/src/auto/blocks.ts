import type { Notation, Shown } from "./notation.js";
import { notations } from "./notations.js";
import { doneMark } from "./page.js";

const handles = new WeakMap<Element, Shown>();

export function remember(handle: Shown): void {
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
export function blocks(): Shown[] {
	return [...document.querySelectorAll(notations.map(({ key }) => `[data-${key}-block][${doneMark(key)}]`).join())].flatMap((element) => handles.get(element) ?? []);
}

/** Whether the address of the page names a place in blocks of a notation: "#board=7&trick=3". */
export function isLinked({ link }: Notation): boolean {
	return !!new URLSearchParams(location.hash.slice(1)).get(link);
}

/** Opens what the address of the page says, where a block has the place. */
export async function followAddress(): Promise<void> {
	const shown = blocks();
	for (const notation of notations) {
		const own = shown.filter((handle) => handle.notation === notation.key);
		if (isLinked(notation) && own.length > 0) (await notation.loadView()).open(own, location.hash);
	}
}
