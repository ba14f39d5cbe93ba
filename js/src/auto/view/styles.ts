/** What style.css sets on a container of a block. */
const proof = "--pbn-styled";

/** How long a stylesheet is waited for, in milliseconds: what is shown without styles is still a deal. */
const patience = 3000;

let ready: Promise<void> | undefined;

/** The styles, from style.css beside this script where the page has not got them. A <link> is what strict policies allow. */
export function stylesReady(): Promise<void> {
	ready ??= areThere() ? Promise.resolve() : added();
	return ready;
}

function areThere(): boolean {
	const probe = document.createElement("div");
	probe.className = "pbn-block";
	document.body.append(probe);
	const value = getComputedStyle(probe).getPropertyValue(proof);
	probe.remove();
	return value !== "";
}

function added(): Promise<void> {
	return new Promise((resolve) => {
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = new URL("./style.css", import.meta.url).href;
		link.onload = () => resolve();
		link.onerror = () => {
			console.warn(`pbnkit: there are no styles at ${link.href}`);
			resolve();
		};
		setTimeout(resolve, patience);
		// Before the page's own styles, so that these win.
		document.head.prepend(link);
	});
}
