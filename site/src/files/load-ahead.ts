import { isToSave, loadedAndIdle } from "./warm-up.js";
import type { Work } from "./work.js";

/** What somebody does who is about to give a file. */
const signs = ["dragenter", "pointerover", "focusin"] as const;

/**
 * Loads the module of a page before somebody has a file: when somebody is about to give one or comes with one, or when the page has nothing else
 * to do and the network has room for it.
 *
 * @returns what gives that up
 */
export function loadAhead(work: Work): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const load = () => {
		if (signal.aborted) return;
		stop.abort();
		work.run();
	};
	const look = ({ type, target }: Event) => {
		if (type === "dragenter" || (target instanceof Element && target.closest("#drop"))) load();
	};
	for (const sign of signs) addEventListener(sign, look, { signal });
	// Who comes by an address with something in it waits for that already, and who was quicker than this script is there by now.
	const isThere = document.querySelector("#drop:hover, #drop:focus-within") !== null;
	if (location.search || location.hash || isThere) load();
	else if (!isToSave()) void loadedAndIdle().then(load);
	return () => stop.abort();
}
