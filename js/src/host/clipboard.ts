/**
 * Puts a text on the clipboard, where the reader has just asked for it. The text may take its time: it is promised to the browser
 * at once, since WebKit takes nothing later. Rejects where the browser does not let the page copy, and as the promise does.
 *
 * @example
 * ```js page
 * import { copyText } from "pbnkit/viewer";
 *
 * const button = document.body.appendChild(document.createElement("button"));
 * button.onclick = () => copyText(Promise.resolve("pn|Theo,Ida,Marian,Hugh|"));
 * ```
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
	try {
		await toClipboard(text);
	} catch {
		// Pages without https have no clipboard, and frames may not be allowed it: the old way works there.
		if (!copiedByCommand(await text)) throw new Error("not allowed");
	}
}

async function toClipboard(text: string | Promise<string>): Promise<void> {
	// Firefox before 127 has none, and waits for the text.
	if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
	const blob = Promise.resolve(text).then((text) => new Blob([text], { type: "text/plain" }));
	return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

function copiedByCommand(text: string): boolean {
	const before = document.activeElement;
	const area = document.createElement("textarea");
	area.value = text;
	area.style.cssText = "position:fixed;opacity:0";
	// While a dialog is open, nothing else of the page can be marked; and a menu closes when the focus goes elsewhere.
	(before?.closest("dialog, details") ?? document.body).append(area);
	area.focus({ preventScroll: true });
	area.select();
	const copied = document.execCommand("copy");
	area.remove();
	if (before instanceof HTMLElement) before.focus({ preventScroll: true });
	return copied;
}
