import { useContext, useState } from "preact/hooks";
import type { Game } from "../../pbn/types.js";
import { useViewer } from "../viewer.js";
import { SharingContext } from "./sharing.js";

/** Copies a game, and opens it elsewhere. Nothing of it leaves the page before the reader follows a link. */
export function GameLinks({ game }: { game: Game }) {
	const viewer = useViewer();
	const sharing = useContext(SharingContext);
	const shared = viewer.alive ? sharing : undefined;
	// The last: it comes with the script, and moves nothing that was there before.
	const items = { ...viewer.parts.linkItems?.(game, viewer, shared), copy: shared && <CopyButton text={() => shared.pbnOf(game)} /> };
	const shown = Object.entries(items).filter(([, item]) => item);
	if (shown.length === 0) return viewer.alive ? null : <ul class="pbn-links" hidden />;
	return (
		<ul class="pbn-links" role="list">
			{shown.map(([name, item]) => (
				<li key={name}>{item}</li>
			))}
		</ul>
	);
}

function CopyButton({ text }: { text: () => Promise<string> }) {
	const { words } = useViewer();
	const [said, say] = useState("");
	const [left, leave] = useState<string>();
	const copy = async () => {
		const promised = text();
		try {
			await copyText(promised);
			leave(undefined);
			say(words.links.copied);
		} catch {
			leave(await promised);
			say(words.links.notCopied);
		}
	};
	return (
		<>
			<button type="button" onClick={copy}>
				{words.links.copy}
			</button>{" "}
			<span role="status">{said}</span>
			{left !== undefined && <textarea ref={mark} class="pbn-copied" readOnly aria-label={words.links.copy} value={left} />}
		</>
	);
}

/** Marks a text for the reader, who copies it himself. */
function mark(area: HTMLTextAreaElement | null): void {
	area?.focus();
	area?.select();
}

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
