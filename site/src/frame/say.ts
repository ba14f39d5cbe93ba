/** The word that a path names, "foot.light". */
export function wordAt(words: object, path: string): string | undefined {
	let found: unknown = words;
	for (const name of path.split(".")) found = (found as Record<string, unknown> | undefined)?.[name];
	return typeof found === "string" ? found : undefined;
}

/** Says all that a page's HTML names, in the language of the words. What is in English only keeps its language. */
export function sayAll(page: Document, words: { tag: string; [part: string]: unknown }): void {
	for (const element of page.querySelectorAll<HTMLElement>("[data-say]")) {
		const said = wordAt(words, element.dataset["say"] ?? "");
		if (said !== undefined && said !== element.textContent) element.textContent = said;
	}
	for (const element of page.querySelectorAll<HTMLElement>("[data-say-label]")) {
		const said = wordAt(words, element.dataset["sayLabel"] ?? "");
		if (said !== undefined) element.setAttribute("aria-label", said);
	}
	page.documentElement.lang = words.tag;
	for (const element of page.querySelectorAll<HTMLElement>("[data-english]")) element.lang = "en";
	for (const element of page.querySelectorAll<HTMLElement>("[data-only-english]")) element.hidden = words.tag === "en";
}
