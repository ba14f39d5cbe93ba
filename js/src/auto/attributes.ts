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
