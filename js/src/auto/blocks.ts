import { doneMark } from "./done-mark.js";
import type { Handle } from "./view/mounted.js";

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
