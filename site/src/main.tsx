import { hydrate } from "preact";
import { BridgePage } from "./bridge-page.js";

/** The page of files. It opens the board of a link, too. */
export function showFiles(): void {
	const root = document.getElementById("app");
	if (root) hydrate(<BridgePage />, root);
	document.documentElement.dataset["files"] = "";
	dispatchEvent(new Event("files-shown"));
}
