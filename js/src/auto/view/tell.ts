/** Whether the page's writer is looking: on his own machine, where he asks by ?pbn-debug, or on a page that says so. */
export function isWriter(): boolean {
	if (document.documentElement.hasAttribute("data-pbn-debug")) return true;
	return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname) || new URLSearchParams(location.search).has("pbn-debug");
}

/** Says on the console what is wrong with an element; and, for the writer alone, before it. */
export function tellWriter(element: Element, message: string): void {
	console.warn(`pbnkit: ${message}`, element);
	if (!isWriter()) return;
	const note = document.createElement("p");
	note.className = "pbn-note-to-writer";
	note.setAttribute("role", "note");
	note.lang = "en";
	note.textContent = `pbnkit: ${message}`;
	element.before(note);
}
