// By a link: a board to be read, and the page around it only behind it.
import type { Handle } from "pbnkit/auto";
import { drawBoard } from "../embed/board.js";
import { settingsIn } from "../embed/settings.js";
import { download } from "../files/download.js";
import { languageChosen } from "../frame/choice.js";
import { storedDisplay } from "../read/display.js";
import { addressPause, isSameLink, type Link, placeIn, settingsBeside, showPlace } from "../share/address.js";
import { siteWords } from "../words/site.js";

/**
 * What the boards of the address are shown with: what the link says, and else what the reader has chosen. A board that it names is the
 * first that is seen; in a frame it is the only one.
 */
function attributes(): Record<string, string> {
	const { suits, ten, language } = storedDisplay();
	const { "data-board": _, ...settings } = settingsIn(location.hash);
	return { "data-suits": suits, "data-ten": ten, lang: language, ...settings };
}

/**
 * Shows the board that the address has in it. Rejects where that cannot be shown.
 *
 * @param open shows the page of files in its place
 */
export async function showLink(open: () => Promise<void>): Promise<void> {
	const board = document.getElementById("board");
	if (!board) return open();
	let handles: Handle[] = [];
	let text = "";
	let shown: Link | undefined;
	const trail = new Trail();
	const leave = async () => {
		trail.stop();
		removeEventListener("hashchange", changed);
		removeEventListener(languageChosen, drawAgain);
		await open();
		for (const handle of handles) handle.destroy();
		delete board.dataset["shown"];
	};
	const draw = async () => {
		const place = placeIn(location.hash);
		for (const handle of handles) handle.destroy();
		handles = [];
		shown = place.link;
		({ text, handles } = await drawBoard(board, place, attributes()));
		if ((handles[0]?.games.length ?? 0) > 1) await pickerIn(board);
		board.dataset["shown"] = "";
		document.title = `${board.querySelector(".pbn-board, .pbn-current")?.textContent ?? siteWords().titles.embed} · pbnkit`;
	};
	const drawAgain = () => void draw().catch(leave);
	// A link to a note of the board leaves it as it is.
	const changed = () => {
		const { link, board, card } = placeIn(location.hash);
		if (link === undefined) return;
		trail.stop();
		if (!isSameLink(link, shown)) return drawAgain();
		const [first] = handles;
		const named = board ?? first?.games[0]?.board;
		first?.goTo({ ...(named !== undefined && { board: named }), card: card ?? 0 });
	};
	await draw();
	addEventListener("hashchange", changed);
	addEventListener(languageChosen, drawAgain);
	for (const event of ["pbn-pick", "pbn-step"]) board.addEventListener(event, (happened) => trail.follow(happened as CustomEvent<Step>, handles));
	const on = (name: string, act: () => void) => document.querySelector(`[data-linked=${name}]`)?.addEventListener("click", act);
	on("open", () => void leave());
	on("share", () => void share());
	on("print", () => print());
	on("save", () => download(new Blob([text], { type: "text/plain;charset=utf-8" }), "board.pbn"));
	document.documentElement.dataset["ready"] = "true";
}

/** How long a board waits for the choice of boards above it, in milliseconds: it may not come. */
const patience = 2000;

/** Waits for the choice of boards, which comes after the board and would push it down. */
function pickerIn(board: Element): Promise<void> {
	return new Promise((resolve) => {
		const stop = whenIn(board, ".pbn-picker", resolve);
		setTimeout(() => {
			stop();
			resolve();
		}, patience);
	});
}

/** Tells once when an element is in another. Gives what ends the waiting. */
function whenIn(element: Element, selector: string, tell: () => void): () => void {
	const observer = new MutationObserver(look);
	observer.observe(element, { childList: true, subtree: true });
	look();
	function look(): void {
		if (!element.querySelector(selector)) return;
		observer.disconnect();
		tell();
	}
	return () => observer.disconnect();
}

interface Step {
	board?: string;
	/** Undefined where the board was picked. */
	card?: number;
}

/** Keeps the address with the board that is picked, to which one can go back, and with the card that is played. */
class Trail {
	#picking: ReturnType<typeof setTimeout> | undefined;

	follow({ type, detail: { board, card } }: CustomEvent<Step>, [handle]: Handle[]): void {
		const { link } = placeIn(location.hash);
		if (link === undefined) return;
		const isNew = type === "pbn-pick" || this.#picking !== undefined;
		const write = () => {
			this.#picking = undefined;
			// A link with one board says which one it is.
			const isOne = (handle?.games.length ?? 0) <= 1;
			showPlace({ link, ...(!isOne && board && { board }), card }, { settings: settingsBeside(location.hash), isNew });
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
