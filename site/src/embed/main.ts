// A board in a frame: what is on it and how it looks are in the address, so the page that has the frame needs no script.
import { sayAll } from "../frame/say.js";
import { all, bridge, chess, draughts, problems } from "../rooms/facts.js";
import { hashOf, type Place, placeIn } from "../share/address.js";
import { siteWords, speak } from "../words/site.js";
import { drawBoard } from "./board.js";
import { showLooks } from "./looks.js";
import { settingsIn } from "./settings.js";

/** Draws what a place has in it, and gives what ends that. Rejects with an error for the reader. */
type Draw = (element: HTMLElement, place: Place) => Promise<() => void>;

/** What draws the links of each room, by its key. */
const drawing: Readonly<Record<string, Draw>> = {
	[bridge.key]: async (element, place) => {
		const { handles } = await drawBoard(element, place, settingsIn(location.hash));
		return () => {
			for (const handle of handles) handle.destroy();
		};
	},
	[chess.key]: async (element, place) => (await import("../chess/link/framed.js")).drawGame(element, place),
	[draughts.key]: async (element, place) => (await import("../draughts/link/framed.js")).drawGame(element, place),
	[problems.key]: async (element, place) => (await import("../problems/link/framed.js")).drawGame(element, place),
};

let erase: (() => void) | undefined;
/** The room of the link that is shown. */
let key: string | undefined;

/** Shows what the address has. A link to a note of the board leaves it as it is. */
async function show(): Promise<void> {
	const wanted = placeIn(location.hash);
	const element = document.getElementById("board");
	if (!element || (wanted.link === undefined && erase)) return;
	// Each room has styles of its own, which come with the page.
	if (key !== undefined && wanted.link && wanted.link.key !== key) return location.reload();
	key = wanted.link?.key;
	showLooks(location.hash);
	erase?.();
	erase = undefined;
	await speak(new URLSearchParams(location.hash.slice(1)).get("lang") ?? "en").catch(() => undefined);
	sayAll(document, siteWords());
	try {
		erase = await drawing[key ?? bridge.key]?.(element, wanted);
	} catch (error) {
		const said = document.createElement("p");
		said.setAttribute("role", "alert");
		said.textContent = (error as Error).message;
		element.replaceChildren(said);
	}
	document.body.dataset["shown"] = "";
	document.getElementById("open")?.setAttribute("href", `./${all.find((facts) => facts.key === key)?.home ?? ""}${hashOf({ link: wanted.link })}`);
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
