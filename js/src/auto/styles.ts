/** How long a stylesheet is waited for, in milliseconds: what is shown without styles can still be read. */
const patience = 3000;

const ready = new Map<string, Promise<void>>();

/**
 * The styles of a notation, from a file beside this script where the page has not got them. A <link> is what strict policies allow.
 *
 * @param file where it is; bundlers find it where that is written out
 */
export function stylesReady(key: string, file: () => URL): Promise<void> {
	const known = ready.get(key) ?? (areThere(key) ? Promise.resolve() : added(file()));
	ready.set(key, known);
	return known;
}

/** By a property that the styles set on a block. */
function areThere(key: string): boolean {
	const probe = document.createElement("div");
	probe.className = `${key}-block`;
	document.body.append(probe);
	const value = getComputedStyle(probe).getPropertyValue(`--${key}-styled`);
	probe.remove();
	return value !== "";
}

function added({ href }: URL): Promise<void> {
	return new Promise((resolve) => {
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = href;
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
