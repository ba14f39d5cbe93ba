import { hydrate } from "preact";
import { App } from "./app.js";
import { first } from "./start.js";

const { dataset } = document.documentElement;

/** The page of files. It opens the board of a link, too. */
function open(): void {
	delete dataset["link"];
	const root = document.getElementById("app");
	if (root) hydrate(<App {...(first && { first })} />, root);
}

if ("link" in dataset) void import("./link/main.js").then(({ showLink }) => showLink(open)).catch(open);
else open();
