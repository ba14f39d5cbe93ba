import { remember } from "./blocks.js";
import { release, takeContainers, takeRendered } from "./containers.js";
import { linkedPlace } from "./deep-link.js";
import { type Loaded, loaded } from "./module.js";
import { idle, near, nearestFirst, parsed } from "./schedule.js";
import { show, type ShowOptions } from "./show.js";
import { stylesReady } from "./styles.js";
import { dispatch, tellWriter } from "./tell.js";
import type { Handle } from "./view/mounted.js";

export interface UpgradeOptions extends ShowOptions {
	/** Whether blocks wait until a reader comes near the first of them, and the page has nothing better to do. Default false. */
	lazy?: boolean;
}

/** What waits for the module. */
interface Waiting {
	element: HTMLElement;
	/** Undefined where the block is left as it was. */
	show(loaded: Loaded): Promise<Handle | undefined>;
	/** Lets another call find it again. */
	release(): void;
}

/** Shows the blocks below a root that are not shown yet. What it gives are those that could be. */
export async function upgrade(root: ParentNode = document, { lazy = false, ...options }: UpgradeOptions = {}): Promise<Handle[]> {
	await parsed();
	const waiting: Waiting[] = [
		...takeContainers(root).map((container) => ({
			element: container.element,
			show: (loaded: Loaded) => show(loaded, container, options),
			release: () => release(container.element),
		})),
		...takeRendered(root).map((element) => ({
			element,
			show: ({ pbn, view }: Loaded) => stylesReady().then(() => view.enliven(pbn, element)),
			release: () => release(element),
		})),
	];
	if (waiting.length === 0) return [];
	const calm = lazy && !linkedPlace(location.hash);
	if (calm) {
		await idle();
		await near(waiting.map(({ element }) => element));
	}
	const all = await loadedFor(waiting);
	const handles: Handle[] = [];
	for (const each of all ? nearestFirst(waiting) : []) {
		if (calm && handles.length > 0) await idle(200);
		const handle = await each.show(all as Loaded).catch((error) => tellWriter(each.element, `this block cannot be shown: ${error}`));
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
		console.error("pbnkit: the module cannot be loaded, so the PBN of this page stays text:", error);
		for (const { element, release } of waiting) {
			release();
			dispatch(element, "pbn-error", { error });
		}
		return undefined;
	}
}
