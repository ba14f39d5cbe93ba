import type { Bytes } from "../pbn/types.js";
import { followAddress, remember } from "./blocks.js";
import type { ChessHandle } from "./chess/handle.js";
import type { DraughtsHandle } from "./draughts/handle.js";
import type { Notation, Shown } from "./notation.js";
import { notations } from "./notations.js";
import type { ShowOptions } from "./options.js";
import { dispatch, languageOf, pageAttributes } from "./page.js";
import { observe, upgrade } from "./upgrade.js";
import type { ProblemsHandle } from "./problems/handle.js";
import type { Handle } from "./view/mounted.js";

export type { Settings } from "../viewer/settings.js";
export { blocks } from "./blocks.js";
export type { ChessHandle, ChessPlace } from "./chess/handle.js";
export type { DraughtsHandle, DraughtsPlace } from "./draughts/handle.js";
export type { Shown } from "./notation.js";
export type { ProblemPlace, ProblemsHandle } from "./problems/handle.js";
export type { ShownProblem } from "./problems/plain.js";
export type { ProblemSettings } from "./problems/settings.js";
export type { ShowOptions } from "./options.js";
export { observe, upgrade, type UpgradeOptions } from "./upgrade.js";
export type { Handle, Place } from "./view/mounted.js";

/**
 * Shows a file, or a text, at the end of an element. Rejects as `load` and `Pbn.parse` do.
 *
 * @example
 * ```js
 * import { render } from "pbnkit/auto";
 *
 * const deal = await render(document.body, '[Board "7"]\n[Deal "N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -"]', { lang: "en" });
 * console.log(deal.games.length); // 1
 * ```
 */
export async function render(element: Element, source: Bytes | string, options?: ShowOptions & { notation?: "pbn" | undefined }): Promise<Handle>;
export async function render(element: Element, source: Bytes | string, options: ShowOptions & { notation: "pgn" | "fen" }): Promise<ChessHandle>;
export async function render(element: Element, source: Bytes | string, options: ShowOptions & { notation: "pdn" | "pdn-fen" }): Promise<DraughtsHandle>;
export async function render(element: Element, source: Bytes | string, options: ShowOptions & { notation: "pbi" }): Promise<ProblemsHandle>;
export async function render(element: Element, source: Bytes | string, { notation = "pbn", ...options }: ShowOptions & { notation?: Shown["notation"] | undefined } = {}): Promise<Shown> {
	const { ask, loadView } = notations.find(({ key }) => key === notation) as Notation;
	const { render: draw } = await loadView();
	const handle = await draw(ask, element, source, options.lang ?? languageOf(element), options);
	remember(handle);
	return handle;
}

async function start(): Promise<void> {
	const shown = await upgrade(document, { lazy: true });
	await followAddress();
	addEventListener("hashchange", followAddress);
	// A link to where the address is already changes nothing of it.
	addEventListener("click", ({ target }) => {
		if ((target as Element).closest?.("a")?.href === location.href) void followAddress();
	});
	if ("data-observe" in pageAttributes()) observe();
	dispatch(document, "pbn-ready", { blocks: shown });
}

// Bundles are read where there is no page, too.
if (typeof document !== "undefined") void start();
