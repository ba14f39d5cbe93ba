import type { Room } from "../rooms/room.js";
import type { Work } from "./work.js";

let begun = false;

/**
 * Once, while nobody waits, lets a worker do what it will have to do for files: the browser then has compiled that, and the first
 * file takes about a fifth less. Not on a device that is to save.
 */
export async function warmUpWhenIdle(work: Work, { warmUp }: Room): Promise<void> {
	if (begun || !warmUp || isToSave()) return;
	begun = true;
	await loadedAndIdle();
	await work.whileIdle((kit, signal) => warmUp(kit, signal));
}

/** Whether the device is to save data, and so perhaps its battery, or is on a slow network. */
export function isToSave(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
	return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? "");
}

/** How long to wait where a browser does not tell when it has nothing to do, in milliseconds. */
const moment = 50;

/** Resolves when the page has nothing else to do, or after so many milliseconds where that is said. */
export function idle(timeout?: number): Promise<void> {
	return new Promise((resolve) => {
		if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout });
		else setTimeout(resolve, moment);
	});
}

/** How long what people see waits for that. After a list was open, Chromium may never say that a page which does not change is idle. */
const patience = 1000;

/** Resolves when the page and what it shows have been loaded, and it has nothing else to do or some time is over. */
export async function loadedAndIdle(): Promise<void> {
	if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
	await idle(patience);
}
