// The buttons of the gallery that copy.
import { languageChosen } from "../frame/choice.js";
import { ownFolder } from "../publish/choices.js";
import { snippet } from "../publish/snippet.js";
import type { Example, GalleryRoom } from "../rooms/article.js";
import { siteWords } from "../words/site.js";

/** Has the buttons of the page copy the examples of a room. */
export function listen(room: GalleryRoom): void {
	for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
		const example = room.examples.find(({ name }) => name === button.dataset["copy"]);
		if (example) button.addEventListener("click", () => void copy(button, room, htmlOf(room, example)));
	}
	// The embed script shows a block once, in the language that the page has then.
	addEventListener(languageChosen, () => location.reload());
}

/** The HTML that shows an example in an article: what is said once for the page, and the block. */
function htmlOf(room: GalleryRoom, { text, attributes }: Example): string {
	const { setup, block } = snippet({ kind: room.kindOf(text), text, container: "pre", attributes, folder: ownFolder, integrity: AUTO_INTEGRITY });
	return setup + block;
}

async function copy(button: HTMLButtonElement, room: GalleryRoom, html: string): Promise<void> {
	const status = button.parentElement?.querySelector("[role=status]");
	const { copied, notCopied } = room.gallery(siteWords());
	try {
		await room.copyText(html);
		if (status) status.textContent = copied;
	} catch {
		if (status) status.textContent = notCopied;
		const text = document.createElement("textarea");
		text.className = "example-html";
		text.rows = 8;
		text.readOnly = true;
		text.value = html;
		text.setAttribute("aria-label", notCopied);
		button.parentElement?.nextElementSibling?.remove();
		button.parentElement?.after(text);
		text.select();
	}
}
