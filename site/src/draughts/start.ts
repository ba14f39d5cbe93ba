// The first script of the page of draughts: it opens the page of files, or the games of a link. What either needs is on its way already:
// frame/look.ts.
import { trustOwnWorkers } from "../install/trusted.js";

trustOwnWorkers();

const { dataset } = document.documentElement;

/** The page of files. */
async function open(): Promise<void> {
	const { showFiles } = await import("./main.js");
	delete dataset["link"];
	await showFiles();
}

if ("link" in dataset) import("./link/main.js").then(({ showLink }) => showLink(open)).catch(open);
else void open();
