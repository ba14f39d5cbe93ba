/** Tells a page's scripts. */
export function dispatch(target: EventTarget, type: string, detail: object): void {
	target.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}
