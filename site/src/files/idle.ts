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
