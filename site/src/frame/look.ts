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
