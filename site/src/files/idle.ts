/** How long to wait where a browser does not tell when it has nothing to do, in milliseconds. */
const moment = 50;

/** Resolves when the page has nothing else to do. */
export function idle(): Promise<void> {
	return new Promise((resolve) => {
		if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
		else setTimeout(resolve, moment);
	});
}

/** Resolves when the page and what it shows have been loaded, and it has nothing else to do. */
export async function loadedAndIdle(): Promise<void> {
	if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
	await idle();
}
