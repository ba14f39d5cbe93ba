// A board in a frame: its deal and how it looks are in the address, so the page that has the frame needs no script.
import { type Handle, upgrade } from "pbnkit/auto";
import { hashOf, placeIn } from "../share/address.js";
import { mostDrawn, unpacked } from "../share/link.js";
import { asPbn } from "../intake/foreign.js";
import { sayAll } from "../frame/say.js";
import { siteWords, speak } from "../words/site.js";
import { settingsIn } from "./settings.js";

let handles: Handle[] = [];

/** Shows what the address has. A link to a note of the board leaves it as it is. */
async function show(): Promise<void> {
	const { pbn, board, card } = placeIn(location.hash);
	const settings = settingsIn(location.hash);
	const place = document.getElementById("board");
	if (!place || (pbn === undefined && handles.length > 0)) return;
	for (const handle of handles) handle.destroy();
	handles = [];
	await speak(settings["lang"] ?? "en").catch(() => undefined);
	sayAll(document, siteWords());
	try {
		if (pbn === undefined) throw new Error(siteWords().embed.empty);
		const text = await unpacked(pbn, mostDrawn);
		const element = document.createElement("pre");
		element.className = "pbn";
		for (const [name, value] of Object.entries(settings)) element.setAttribute(name, value);
		element.textContent = await asPbn(text);
		place.replaceChildren(element);
		handles = await upgrade(place);
		if (handles.length === 0) throw new Error(siteWords().embed.empty);
		if (board !== undefined || card !== undefined) handles[0]?.goTo({ ...(board && { board }), ...(card && { card }) });
	} catch (error) {
		const said = document.createElement("p");
		said.setAttribute("role", "alert");
		said.textContent = (error as Error).message;
		place.replaceChildren(said);
	}
	document.body.dataset["shown"] = "";
	document.getElementById("open")?.setAttribute("href", `./${hashOf({ pbn })}`);
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
