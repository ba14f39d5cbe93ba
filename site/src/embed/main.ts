// A board in a frame: its deal and how it looks are in the address, so the page that has the frame needs no script.
import type { Handle } from "pbnkit/auto";
import { hashOf, placeIn } from "../share/address.js";
import { sayAll } from "../frame/say.js";
import { siteWords, speak } from "../words/site.js";
import { drawBoard } from "./board.js";
import { showLooks } from "./looks.js";
import { settingsIn } from "./settings.js";

let handles: Handle[] = [];

/** Shows what the address has. A link to a note of the board leaves it as it is. */
async function show(): Promise<void> {
	const wanted = placeIn(location.hash);
	const settings = settingsIn(location.hash);
	const place = document.getElementById("board");
	if (!place || (wanted.link === undefined && handles.length > 0)) return;
	showLooks(location.hash);
	for (const handle of handles) handle.destroy();
	handles = [];
	await speak(settings["lang"] ?? "en").catch(() => undefined);
	sayAll(document, siteWords());
	try {
		({ handles } = await drawBoard(place, wanted, settings));
	} catch (error) {
		const said = document.createElement("p");
		said.setAttribute("role", "alert");
		said.textContent = (error as Error).message;
		place.replaceChildren(said);
	}
	document.body.dataset["shown"] = "";
	document.getElementById("open")?.setAttribute("href", `./${hashOf({ link: wanted.link })}`);
}

/** Tells the page around how high the board is, which may be of any host: nothing else is told. */
function tellHeight(): void {
	if (parent === window) return;
	new ResizeObserver(() => parent.postMessage({ type: "pbnkit-height", height: Math.ceil(document.body.getBoundingClientRect().height) }, "*")).observe(document.body);
}

// Other sites are not for frames.
addEventListener("click", ({ target }) => {
	const link = (target as Element).closest?.("a[rel~=external]");
	if (link) link.setAttribute("target", "_blank");
}, true);
addEventListener("hashchange", () => void show());
tellHeight();
void show();
