import { doneMark } from "./done-mark.js";
import type { Handle } from "./view/mounted.js";

const handles = new WeakMap<Element, Handle>();

export function remember(handle: Handle): void {
	handles.set(handle.element, handle);
}

/** The blocks that are shown on the page, in its order. */
export function blocks(): Handle[] {
	return [...document.querySelectorAll(`[data-pbn-block][${doneMark}]`)].flatMap((element) => handles.get(element) ?? []);
}
