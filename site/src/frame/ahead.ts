const script = document.currentScript;

/** What a page has fetched ahead, as names of files, by what they are for. */
export const ahead = (name: string): string => script?.getAttribute(`data-${name}`) ?? "";

/** A link that the page shows by itself: the key of its room, and the files that it needs. */
export interface Asked {
	key: string;
	files: string;
}

/** An address with no more than a deal, which is drawn without the module, is shorter. */
const longest = 300;

/** The link in the address, if the page shows those of its room. */
export function linkAsked(): Asked | undefined {
	const asked = new URLSearchParams(location.hash.slice(1));
	const key = LINKS.find((each) => asked.get(each) && ahead(each) !== "");
	if (key === undefined) return undefined;
	const more = location.hash.length < longest ? "" : ahead(`${key}more`);
	return { key, files: `${ahead(key)} ${more}` };
}

/** Asks for files, all of them together, and takes the styles among them; a page has no more than its first script in its own text. */
export function askAhead(files: string): void {
	const ask = () => {
		for (const href of files.split(" ").filter(Boolean)) {
			const ahead = document.createElement("link");
			const isModule = href.endsWith("m");
			if (href.endsWith(".css")) Object.assign(ahead, { rel: "stylesheet", href });
			else Object.assign(ahead, { rel: isModule ? "preload" : "modulepreload", as: isModule ? "fetch" : "script", crossOrigin: "", href });
			document.head.append(ahead);
		}
	};
	// After the styles: over HTTP/1.1 a browser opens six connections, and nothing is painted without these.
	new MutationObserver((_, observer) => {
		if (!document.querySelector("[rel=stylesheet]")) return;
		observer.disconnect();
		ask();
	}).observe(document.head, { childList: true });
}
