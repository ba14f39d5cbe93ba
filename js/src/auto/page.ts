/** The script tag that loaded this script. A module has no other way to find it; in a bundle there is none. */
function ownTag(): Element | undefined {
	return [...document.querySelectorAll("script[src]")].find((script) => (script as HTMLScriptElement).src === import.meta.url);
}

/** What the page says for all its containers, on the script tag. */
export function pageAttributes(): Record<string, string> {
	const own = [...(ownTag()?.attributes ?? [])].filter(({ name }) => name.startsWith("data-"));
	return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

/** The language of an element, as the page has it. */
export function languageOf(element: Element): string {
	return (element.closest("[lang]") as HTMLElement | null)?.lang ?? "";
}

/** Tells a page's scripts. */
export function dispatch(target: EventTarget, type: string, detail: object): void {
	target.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
}

/** On what this script, or another of its kind, has taken over. */
export const doneMark = (key: string) => `data-${key}-done`;

/** Whether the page's writer is looking: on his own machine, where he asks by ?pbn-debug, or on a page that says so. */
export function isWriter(): boolean {
	if (document.documentElement.hasAttribute("data-pbn-debug")) return true;
	return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname) || new URLSearchParams(location.search).has("pbn-debug");
}

/** Says on the console what is wrong with an element; and, for the writer alone, before it, in the style of its notation. */
export function tellWriter(element: Element, message: string, key: string): void {
	console.warn(`pbnkit: ${message}`, element);
	if (!isWriter()) return;
	const note = document.createElement("p");
	note.className = `${key}-note-to-writer`;
	note.setAttribute("role", "note");
	note.lang = "en";
	note.textContent = `pbnkit: ${message}`;
	element.before(note);
}
