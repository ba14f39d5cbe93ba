import { addressed, linkedPlace, remember } from "./blocks.js";
import { type Container, release, takeContainers, takeRendered } from "./containers.js";
import { hasFailed, type Loaded, loaded, loadView } from "./module.js";
import { dispatch, languageOf, pageAttributes } from "./page.js";
import type { Handle } from "./view/mounted.js";
import type { ShowOptions } from "./view/put.js";

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
	/** Whether blocks wait until a reader comes near the first of them, and the page has nothing better to do. Default false. */
	lazy?: boolean;
}

/** What waits for the module. */
interface Waiting {
	element: HTMLElement;
	container?: Container;
	/** Undefined where the block is left as it was. */
	show(loaded: Loaded): Promise<Handle | undefined>;
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
export async function upgrade(root: ParentNode = document, { lazy = false, ...options }: UpgradeOptions = {}): Promise<Handle[]> {
	await parsed();
	const languageFor = (element: Element) => options.lang ?? languageOf(element);
	const waiting: Waiting[] = [
		...takeContainers(root).map((container) => ({
			element: container.element,
			container,
			show: ({ pbn, view }: Loaded) => view.show(pbn, container, pageAttributes(), languageFor(container.element), options),
		})),
		...takeRendered(root).map((element) => ({ element, show: ({ pbn, view }: Loaded) => view.enliven(pbn, element) })),
	];
	if (waiting.length === 0) return [];
	const calm = lazy && !linkedPlace(location.hash);
	if (calm) {
		await Promise.race([idle().then(() => near(waiting.map(({ element }) => element))), addressed()]);
	}
	// What is not there is reported below.
	const loading = loadedFor(waiting);
	let isLoaded = false;
	// Once the blocks are being shown, a sketch would be a second view of them; where they cannot be, it is the only one.
	loadView().then(({ expect }) => isLoaded || waiting.forEach((one) => expect(one, pageAttributes(), languageFor(one.element), options, loading))).catch(() => undefined);
	const all = await loading;
	isLoaded = all !== undefined;
	const handles: Handle[] = [];
	if (!all) return handles;
	for (const { element, show } of nearestFirst(waiting)) {
		if (calm && handles.length > 0) await idle(200);
		const handle = await show(all).catch((error) => all.view.tellWriter(element, `this block cannot be shown: ${error}`));
		if (handle) {
			remember(handle);
			handles.push(handle);
		}
	}
	return handles;
}

/** The module; undefined where it cannot be loaded. Then all stays as it is, and may be tried again. */
async function loadedFor(waiting: readonly Waiting[]): Promise<Loaded | undefined> {
	try {
		return await loaded();
	} catch (error) {
		console.error("pbnkit: the module cannot be loaded:", error);
		for (const { element } of waiting) {
			release(element);
			dispatch(element, "pbn-error", { error });
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
			if (hasFailed) observer.disconnect();
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

/** When a reader comes near one of these elements, by a screen. */
function near(elements: readonly Element[]): Promise<void> {
	return new Promise((resolve) => {
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				resolve();
			},
			{ rootMargin: "100% 0px" },
		);
		for (const element of elements) observer.observe(visible(element));
	});
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
