import { hydrate, render } from "preact";
import type { Diagnostic, Game, Pbn, Seat } from "../../pbn/types.js";
import { BlockView, type DrawnBlock } from "../../viewer/block/block.js";
import { chosenGames, withBoard } from "../../viewer/block/boards.js";
import type { Parts } from "../../viewer/parts.js";
import { type Sharing, SharingContext } from "../../viewer/links/sharing.js";
import type { Settings } from "../../viewer/settings.js";
import { WasText } from "../../viewer/viewer.js";
import { dispatch } from "../dispatch.js";
import { doneMark } from "../done-mark.js";
import { loaders } from "./parts.js";
import { type Place, Plays } from "./plays.js";
import { sharingOf } from "./sharing.js";
import { isWriter } from "./tell.js";

/**
 * A block on a page.
 *
 * @example
 * ```js
 * import { render } from "pbnkit/auto";
 *
 * const text = '[Board "7"]\n[Deal "N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65"]\n[Hidden "EW"]\n[Declarer "N"]\n[Contract "4S"]\n[Play "E"]\nC2 C3 C5 C4\n';
 * const deal = await render(document.body, text);
 * deal.goTo({ board: "7", card: 2 });
 * deal.next();
 * deal.prev();
 * deal.reveal("E", "W");
 * await deal.rotate();
 * console.log(deal.games.length, deal.diagnostics.length, deal.element.isConnected); // 1 0 true
 * deal.destroy();
 * ```
 */
export interface Handle {
	/** Around all that is shown; its events are pbn-rendered, pbn-step and pbn-error. */
	readonly element: HTMLElement;
	/** Those that are shown. */
	readonly games: readonly Game[];
	readonly diagnostics: readonly Diagnostic[];
	goTo(place: "start" | "end" | Place): void;
	next(): void;
	prev(): void;
	/** Shows hands that are hidden: these, or all. */
	reveal(...seats: Seat[]): void;
	/** Turns the diagram so that declarer sits South, and back; a moment later, since the script that does it may have to be loaded. */
	rotate(): Promise<void>;
	/** Takes away what was shown, and gives back what was there. */
	destroy(): void;
}

/** What is drawn into the element of a block. */
export function blockTree(props: DrawnBlock, sharing: Sharing, isRendered: boolean) {
	return (
		<WasText.Provider value={isRendered}>
			<SharingContext.Provider value={sharing}>
				<BlockView {...props} />
			</SharingContext.Provider>
		</WasText.Provider>
	);
}

/** Draws a block into its element, or brings to life what is there as rendered text. `restore` gives back what was there. */
export function mount(element: HTMLElement, pbn: Pbn, block: DrawnBlock, restore: () => void, isRendered = false): Handle {
	const rendered = isRendered ? [...element.childNodes].map((node) => node.cloneNode(true)) : [];
	const sharing = sharingOf(pbn, block.source);
	const games = chosenGames(block.games, block.settings.boards);
	const plays = new Plays(element, games[0]);
	let isThere = true;
	const solvingWith = block.settings.doubleDummy === "ask" && block.parts.solvingWith;
	let props: DrawnBlock = { ...block, listener: plays, ...(solvingWith && { parts: { ...block.parts, solving: solvingWith(pbn) } }) };
	const draw = (how: typeof render) => how(blockTree(props, sharing, isRendered), element);
	const set = (changed: Partial<Settings>, parts?: Partial<Parts>) => {
		props = { ...props, settings: { ...props.settings, ...changed }, parts: { ...props.parts, ...parts } };
		draw(render);
	};

	const handle: Handle = {
		element,
		games,
		diagnostics: block.diagnostics,
		goTo(place) {
			const wanted = typeof place === "object" && place.board !== undefined ? withBoard(games, place.board) : plays.current;
			if (!wanted) return;
			plays.goTo(wanted, place);
		},
		next: () => plays.control?.next(),
		prev: () => plays.control?.prev(),
		reveal(...seats) {
			set({ revealed: seats.length === 0 ? ["N", "E", "S", "W"] : [...(props.settings.revealed ?? []), ...seats] });
		},
		async rotate() {
			const parts = await loaders.rotation();
			if (isThere) set({ rotate: props.settings.rotate === "declarer-south" ? "none" : "declarer-south" }, parts);
		},
		destroy() {
			isThere = false;
			render(null, element);
			element.removeAttribute(doneMark);
			element.replaceChildren(...rendered);
			restore();
		},
	};

	element.setAttribute(doneMark, "");
	draw(isRendered ? hydrate : render);
	const errors = block.diagnostics.filter(({ severity }) => severity === "error");
	if (errors.length > 0 && isWriter()) element.querySelector("details.pbn-source")?.setAttribute("open", "");
	dispatch(element, "pbn-rendered", { handle, games, diagnostics: block.diagnostics });
	if (errors.length > 0) dispatch(element, "pbn-error", { diagnostics: errors });
	return handle;
}
