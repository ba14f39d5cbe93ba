// Runs before the page is seen, inside it, so that nothing flashes: what a reader has chosen before is there from the first paint.
import { showScheme, storedChoice } from "./choice.js";

const choice = storedChoice();
showScheme(choice);
if (choice.language !== "en") {
	const root = document.documentElement;
	root.lang = choice.language;
	// Until the words have come: page.css.
	root.dataset["waits"] = "";
}

// The page of files loads what reads a file; of a link, it shows the board alone, which needs less. So no more than the start is in
// the page, and all else is asked for here, together.
const { files, board } = document.currentScript?.dataset ?? {};
if (files && board) {
	const asked = new URLSearchParams(location.hash.slice(1));
	const isLink = LINKS.some((key) => asked.get(key));
	if (isLink) document.documentElement.dataset["link"] = "";
	const ask = () => {
		for (const href of (isLink ? board : files).split(" ")) {
			const isModule = href.endsWith("m");
			// A deal alone is drawn without the module, which would be in its way.
			if (isLink && isModule && location.hash.length < 300) continue;
			const ahead = document.createElement("link");
			Object.assign(ahead, { rel: isModule ? "preload" : "modulepreload", as: isModule ? "fetch" : "script", crossOrigin: "", href });
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
