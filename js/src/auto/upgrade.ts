import { followAddress, isLinked, remember } from "./blocks.js";
import { takeContainers, takeRendered } from "./containers.js";
import type { Container, Notation, Shown, View } from "./notation.js";
import { notations } from "./notations.js";
import type { ShowOptions } from "./options.js";
import { dispatch, doneMark, languageOf, pageAttributes, tellWriter } from "./page.js";

/**
 * Options of `upgrade` and `observe`.
 *
 * @example
 * ```js
 * import { upgrade } from "pbnkit/auto";
 *
 * const article = document.body.appendChild(document.createElement("article"));
 * article.innerHTML = '<pre class="pbn">\n[Deal "N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -"]\n</pre>';
 * const shown = await upgrade(article, { lazy: false, settings: { suits: "4" } });
 * console.log(shown.length); // 1
 * ```
 */
export interface UpgradeOptions extends ShowOptions {
	/**
	 * Whether each block waits until a reader comes near it, and the page has nothing better to do. What comes of the call are then those that
	 * are shown first. Default false.
	 */
	lazy?: boolean;
}

/** What waits for its turn. */
interface Waiting {
	element: HTMLElement;
	notation: Notation;
	container?: Container;
	/** Whether nothing but the module can read it. */
	needsModule(view: View<unknown>): boolean;
	/** Gets all that the block needs; what it gives shows it at once. Undefined where it is left as it was. */
	prepare(view: View<unknown>): Promise<(() => Shown) | undefined>;
	/** What it gave, where it was asked ahead. */
	ready?: Promise<void>;
	draw?: (() => Shown) | undefined;
	shown?: Shown;
}

/**
 * Shows the blocks below a root that are not shown yet. What it gives are those that could be.
 *
 * @example
 * ```js
 * import { upgrade } from "pbnkit/auto";
 *
 * const article = document.body.appendChild(document.createElement("article"));
 * article.innerHTML = '<pre class="pbn" lang="fr">\n[Deal "N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -"]\n</pre>';
 * const shown = await upgrade(article);
 * console.log(shown.length, shown[0].element.lang); // 1 fr
 * ```
 */
export async function upgrade(root: ParentNode = document, { lazy = false, ...options }: UpgradeOptions = {}): Promise<Shown[]> {
	await parsed();
	return (await Promise.all(notations.map((notation) => upgradeAll(root, notation, lazy, options)))).flat();
}

/** Shows the blocks of a notation. */
async function upgradeAll(root: ParentNode, notation: Notation, lazy: boolean, options: ShowOptions): Promise<Shown[]> {
	const { ask } = notation;
	const languageFor = (element: Element) => options.lang ?? languageOf(element);
	const waiting: Waiting[] = [
		...takeContainers(root, notation).map((container) => ({
			element: container.element,
			notation,
			container,
			needsModule: (view: View<unknown>) => view.needsModule(container, pageAttributes(), options),
			prepare: (view: View<unknown>) => view.prepare(ask, container, pageAttributes(), languageFor(container.element), options),
		})),
		...takeRendered(root, notation).map((element) => ({
			element,
			notation,
			needsModule: (view: View<unknown>) => view.needsModuleToLive(element),
			prepare: (view: View<unknown>) => view.enliven(ask, element),
		})),
	];
	if (waiting.length === 0) return [];
	const show = (some: readonly Waiting[], pause?: () => Promise<void>) => showAll(some, { notation, languageFor, options, pause });
	if (lazy && !isLinked(notation)) await Promise.race([idle(), new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }))]);
	return !lazy || isLinked(notation) ? show(waiting) : inTurn(waiting, notation, show);
}

interface Showing {
	notation: Notation;
	languageFor(element: Element): NonNullable<ShowOptions["lang"]>;
	options: ShowOptions;
	/** What is waited for between two blocks. */
	pause: (() => Promise<void>) | undefined;
}

/** Shows blocks, those first that need no module, and of each kind those that are nearest to the reader. */
async function showAll(waiting: readonly Waiting[], { notation, languageFor, options, pause }: Showing): Promise<Shown[]> {
	const handles: Shown[] = [];
	const { ask } = notation;
	// Beside the view, where that is known by now. What is not there is reported below.
	const early = waiting.some(({ element }) => notation.mark.test(element.outerHTML)) ? ask() : undefined;
	early?.catch(() => undefined);
	const view = await loadedFor(waiting, notation, notation.loadView());
	if (!view) return handles;
	const draw = async (some: readonly Waiting[]) => {
		for (const one of nearestFirst(some)) {
			if (handles.length > 0) await pause?.();
			await prepared(one, view);
			drawNow(one);
			if (one.shown) handles.push(one.shown);
		}
	};
	const needing = new Set(waiting.filter(({ needsModule }) => needsModule(view)));
	const module = needing.size > 0 ? loadedFor([...needing], notation, early ?? ask()) : undefined;
	for (const one of needing) view.expect(one, pageAttributes(), languageFor(one.element), options);
	await draw(waiting.filter((one) => !needing.has(one)));
	if (await module) await draw([...needing]);
	return handles;
}

/** Gets what a block needs, once. */
function prepared(one: Waiting, view: View<unknown>): Promise<void> {
	return (one.ready ??= one.prepare(view).then(
		(draw) => {
			one.draw = draw;
			if (!draw) leave(one);
		},
		(error) => cannotShow(one, error),
	));
}

/** Shows a block that has all that it needs, once. */
function drawNow(one: Waiting): void {
	const { draw } = one;
	delete one.draw;
	try {
		const handle = draw?.();
		if (handle) remember((one.shown = handle));
	} catch (error) {
		cannotShow(one, error);
	}
}

function cannotShow(one: Waiting, error: unknown): void {
	leave(one);
	tellWriter(one.element, `this block cannot be shown: ${error}`, one.notation.key);
}

/** Takes back the room that the stylesheet keeps for a block that is about to be shown. */
const leave = ({ element, notation }: Waiting) => element.setAttribute(`data-${notation.key}-left`, "");

/** Lets another call find a container again. */
const release = ({ element, notation }: Waiting) => element.removeAttribute(doneMark(notation.key));

/** What blocks wait for; undefined where it cannot be loaded. Then they stay as they are, and may be tried again. */
async function loadedFor<What>(waiting: readonly Waiting[], notation: Notation, loading: Promise<What>): Promise<What | undefined> {
	try {
		return await loading;
	} catch (error) {
		notation.hasFailed = true;
		console.error("pbnkit: the module cannot be loaded:", error);
		for (const one of waiting) {
			release(one);
			leave(one);
			dispatch(one.element, `${notation.key}-error`, { error });
		}
		return undefined;
	}
}

/**
 * Shows what a page's scripts add later. Gives what ends that.
 *
 * @example
 * ```js
 * import { observe } from "pbnkit/auto";
 *
 * const stop = observe(document.body);
 * document.body.insertAdjacentHTML("beforeend", '<pre class="pbn">\n[Deal "N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -"]\n</pre>');
 * addEventListener("pagehide", stop);
 * ```
 */
export function observe(root: Node & ParentNode = document, options: UpgradeOptions = { lazy: true }): () => void {
	let isDue = false;
	const observer = new MutationObserver(() => {
		if (isDue) return;
		isDue = true;
		// What is being added may come in pieces.
		setTimeout(() => {
			isDue = false;
			if (notations.some(({ hasFailed }) => hasFailed)) observer.disconnect();
			else void upgrade(root, options);
		}, 50);
	});
	observer.observe(root, { childList: true, subtree: true });
	return () => observer.disconnect();
}

const nextIdle = (limit: number) =>
	new Promise<void>((resolve) => {
		if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: limit });
		else setTimeout(resolve, 1);
	});

/** When the page has all its elements. */
function parsed(): Promise<void> {
	if (document.readyState !== "loading") return Promise.resolve();
	return new Promise((resolve) => document.addEventListener("DOMContentLoaded", () => resolve(), { once: true }));
}

/** When the page was painted, and has nothing better to do. A page in the background is not painted. */
async function idle(limit = 1000): Promise<void> {
	await new Promise<void>((resolve) => {
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, limit);
	});
	await nextIdle(limit);
}

/**
 * Shows each block when a reader comes near it, by two screens, and all when the address of the page comes to name a board. Those far away are
 * read when there is nothing else to do, and shown when the page is printed, which waits for nothing. So are those whose place on the page is gone
 * by then. Gives those that are shown first.
 */
function inTurn(waiting: readonly Waiting[], notation: Notation, show: (some: readonly Waiting[], pause: () => Promise<void>) => Promise<Shown[]>): Promise<Shown[]> {
	const left = new Map<Element, Waiting[]>();
	for (const one of waiting) {
		const place = visible(one.element);
		left.set(place, [...(left.get(place) ?? []), one]);
	}
	const print = () => waiting.forEach(drawNow);
	let ahead: Promise<void> | undefined;
	return new Promise((resolve) => {
		const observer = new IntersectionObserver((entries) => void take(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)), { rootMargin: "200% 0px" });
		const take = async (places: readonly Element[]) => {
			const due = places.flatMap((place) => left.get(place) ?? []);
			for (const place of places) {
				observer.unobserve(place);
				left.delete(place);
			}
			if (due.length === 0) return;
			const shown = await show(due, () => idle(200));
			// Nobody should try again by himself.
			if (notation.hasFailed) observer.disconnect();
			else ahead ??= readAhead(waiting, notation).then(() => take([...left.keys()].filter((place) => place.getClientRects().length === 0)));
			if (notation.hasFailed) [...left.values()].flat().forEach(release);
			resolve(shown);
		};
		addEventListener("beforeprint", print);
		addEventListener("hashchange", () => isLinked(notation) && void take([...left.keys()]).then(followAddress));
		for (const place of left.keys()) observer.observe(place);
	});
}

/** Reads blocks when the page has nothing else to do. */
async function readAhead(waiting: readonly Waiting[], notation: Notation): Promise<void> {
	const view = await notation.loadView();
	for (const one of waiting) {
		if (one.ready) continue;
		await idle(200);
		await prepared(one, view);
	}
}

/** The elements, those first that are nearest to what the reader sees. */
function nearestFirst<Item extends { element: Element }>(items: readonly Item[]): Item[] {
	const distance = ({ element }: Item) => Math.abs(visible(element).getBoundingClientRect().top - innerHeight / 2);
	return items
		.map((item) => ({ item, at: distance(item) }))
		.sort((a, b) => a.at - b.at)
		.map(({ item }) => item);
}

/** A script has no place on the screen, but what is beside it or around it has. */
function visible(element: Element): Element {
	const others = [element, element.previousElementSibling, element.nextElementSibling, element.parentElement];
	return others.find((other) => other && other.getClientRects().length > 0) ?? document.body;
}
