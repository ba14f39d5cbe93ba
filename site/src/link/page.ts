// By a link: what is in it is shown to be read, and the page around it only behind it.
import { download } from "../files/download.js";
import { languageChosen } from "../frame/choice.js";
import { addressPause, isSameLink, type Link, type Place, placeIn, settingsBeside, showPlace } from "../share/address.js";
import { siteWords } from "../words/site.js";

/** What a link has in it, as it is shown. */
export interface Linked {
	/** As it is in the link. */
	text: string;
	/** What it is called, if it says so. */
	title: string | undefined;
	/** As a file. */
	savedAs: string;
	/** Goes to a place in it. */
	goTo(place: Place): void;
	destroy(): void;
}

/** Is told where a reader goes in what is shown, and whether that can be gone back to. */
export type Moved = (place: Omit<Place, "link">, isNew: boolean) => void;

/** Shows what the link of a place has in it. Rejects with an error for the reader. */
export type Show = (element: HTMLElement, place: Place, moved: Moved) => Promise<Linked>;

/**
 * Shows what the address has in it. Rejects where that cannot be shown.
 *
 * @param open shows the page of files in its place
 */
export async function showAlone(show: Show, open: () => Promise<void>): Promise<void> {
	const element = document.getElementById("board");
	if (!element) return open();
	let linked: Linked | undefined;
	let shown: Link | undefined;
	const trail = new Trail();
	const leave = async () => {
		trail.stop();
		removeEventListener("hashchange", changed);
		removeEventListener(languageChosen, drawAgain);
		await open();
		linked?.destroy();
		delete element.dataset["shown"];
	};
	const draw = async () => {
		const place = placeIn(location.hash);
		linked?.destroy();
		shown = place.link;
		linked = await show(element, place, (place, isNew) => trail.follow(place, isNew));
		element.dataset["shown"] = "";
		document.title = `${linked.title ?? siteWords().titles.embed} · pbnkit`;
	};
	const drawAgain = () => void draw().catch(leave);
	// A link to a note of the board leaves it as it is.
	const changed = () => {
		const place = placeIn(location.hash);
		if (place.link === undefined) return;
		trail.stop();
		if (!isSameLink(place.link, shown)) return drawAgain();
		linked?.goTo(place);
	};
	await draw();
	addEventListener("hashchange", changed);
	addEventListener(languageChosen, drawAgain);
	const on = (name: string, act: () => void) => document.querySelector(`[data-linked=${name}]`)?.addEventListener("click", act);
	on("open", () => void leave());
	on("share", () => void share());
	on("print", () => print());
	on("save", () => linked && download(new Blob([linked.text], { type: "text/plain;charset=utf-8" }), linked.savedAs));
	document.documentElement.dataset["ready"] = "true";
}

/** Keeps the address with where a reader is; to what was picked one can go back. */
class Trail {
	#picking: ReturnType<typeof setTimeout> | undefined;

	follow(place: Omit<Place, "link">, isPicked: boolean): void {
		const { link } = placeIn(location.hash);
		if (link === undefined) return;
		const isNew = isPicked || this.#picking !== undefined;
		const write = () => {
			this.#picking = undefined;
			showPlace({ link, ...place }, { settings: settingsBeside(location.hash), isNew });
		};
		this.stop();
		if (isNew) this.#picking = setTimeout(write, addressPause);
		else write();
	}

	/** Forgets what is not written yet. */
	stop(): void {
		clearTimeout(this.#picking);
		this.#picking = undefined;
	}
}

/** Sends the address by what the system has, or copies it. */
async function share(): Promise<void> {
	if ("share" in navigator) {
		// The system's own sheet may be left without sending.
		await navigator.share({ title: document.title, url: location.href }).catch(() => undefined);
		return;
	}
	const said = document.querySelector("[data-linked=said]");
	const { link } = siteWords();
	const isCopied = await (navigator as Navigator).clipboard.writeText(location.href).then(
		() => true,
		() => false,
	);
	if (said) said.textContent = isCopied ? link.copied : link.notCopied;
}
