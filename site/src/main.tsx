import { hydrate } from "preact";
import { App } from "./app.js";
import { first } from "./first.js";

/** The page of files. It opens the board of a link, too. */
export function showFiles(): void {
	const root = document.getElementById("app");
	if (root) hydrate(<App first={first} />, root);
	document.documentElement.dataset["files"] = "";
	dispatchEvent(new Event("files-shown"));
}
