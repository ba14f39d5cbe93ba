// Runs before the page is seen, inside it, so that nothing flashes: what a reader has chosen before is there from the first paint.
import { ahead, askAhead, linkAsked } from "./ahead.js";
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
const files = ahead("files");
if (files) {
	const link = linkAsked();
	if (link) document.documentElement.dataset["link"] = link.key;
	askAhead(link?.files ?? files);
}
