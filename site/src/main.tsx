import { hydrate } from "preact";
import { BridgePage } from "./bridge-page.js";
import { first } from "./first.js";

/** The page of files. It opens the board of a link, too. */
export function showFiles(): void {
	const root = document.getElementById("app");
	if (root) hydrate(<BridgePage first={first} />, root);
	document.documentElement.dataset["files"] = "";
	dispatchEvent(new Event("files-shown"));
}
