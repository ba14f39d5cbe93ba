// Runs before the page is seen, inside it, so that nothing flashes: what a reader has chosen before is there from the first paint.
import { showScheme, storedChoice } from "./choice.js";
import { linked } from "./linked.js";

const choice = storedChoice();
showScheme(choice);
if (choice.language !== "en") {
	const root = document.documentElement;
	root.lang = choice.language;
	// Until the words have come: page.css.
	root.dataset["waits"] = "";
}

// The page of files loads what reads a file; of a link, it shows the board alone, which needs less.
const { whole, reader } = document.currentScript?.dataset ?? {};
if (whole && reader) {
	const isLink = linked(location.hash);
	if (isLink) document.documentElement.dataset["link"] = "";
	const ahead = document.createElement("link");
	Object.assign(ahead, { rel: "preload", as: "fetch", crossOrigin: "", href: isLink ? reader : whole });
	document.head.append(ahead);
}
