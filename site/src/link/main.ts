// By a link: a board to be read.
import { drawBoard } from "../embed/board.js";
import { settingsIn } from "../embed/settings.js";
import { storedDisplay } from "../read/display.js";
import type { Place } from "../share/address.js";
import { type Linked, type Moved, showAlone } from "./page.js";

/**
 * What the boards of the address are shown with: what the link says, and else what the reader has chosen. A board that it names is the
 * first that is seen; in a frame it is the only one.
 */
function attributes(): Record<string, string> {
	const { suits, ten, language } = storedDisplay();
	const { "data-board": _, ...settings } = settingsIn(location.hash);
	return { "data-suits": suits, "data-ten": ten, lang: language, ...settings };
}

/** Shows the board that the address has in it: as `showAlone`. */
export const showLink = (open: () => Promise<void>): Promise<void> => showAlone(showBoard, open);

async function showBoard(element: HTMLElement, place: Place, moved: Moved): Promise<Linked> {
	const { text, handles } = await drawBoard(element, place, attributes());
	const [first] = handles;
	const isOne = (first?.games.length ?? 0) <= 1;
	if (!isOne) await pickerIn(element);
	// A link with one board says which one it is.
	const follow = (happened: Event) => {
		const { type, detail } = happened as CustomEvent<Step>;
		moved({ ...(!isOne && detail.board && { board: detail.board }), card: detail.card }, type === "pbn-pick");
	};
	for (const event of stepped) element.addEventListener(event, follow);
	return {
		text,
		title: element.querySelector(".pbn-board, .pbn-current")?.textContent ?? undefined,
		savedAs: "board.pbn",
		goTo({ board = first?.games[0]?.board, card }) {
			first?.goTo({ ...(board !== undefined && { board }), card: card ?? 0 });
		},
		destroy() {
			for (const event of stepped) element.removeEventListener(event, follow);
			for (const handle of handles) handle.destroy();
		},
	};
}

const stepped = ["pbn-pick", "pbn-step"];

interface Step {
	board?: string;
	/** Undefined where the board was picked. */
	card?: number;
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
