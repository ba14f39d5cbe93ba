// The buttons of the gallery that copy.
import { languageChosen } from "../frame/choice.js";
import { untouched } from "../publish/choices.js";
import { snippet } from "../publish/snippet.js";
import { siteWords } from "../words/site.js";
import { type Example, examples } from "./examples.js";

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
	const example = examples.find(({ name }) => name === button.dataset["copy"]);
	if (example) button.addEventListener("click", () => void copy(button, htmlOf(example)));
}

// The embed script shows a block once, in the language that the page has then.
addEventListener(languageChosen, () => location.reload());

/** The HTML that shows an example in an article: what is said once for the page, and the deal. */
function htmlOf({ pbn, attributes }: Example): string {
	const { container, folder } = untouched(pbn);
	const { setup, deal } = snippet({ pbn, container, attributes, folder, integrity: AUTO_INTEGRITY });
	return setup + deal;
}

async function copy(button: HTMLButtonElement, html: string): Promise<void> {
	const status = button.parentElement?.querySelector("[role=status]");
	const { copied, notCopied } = siteWords().gallery;
	try {
		// The viewer's file is large, and the page draws nothing with it.
		const { copyText } = await import("pbnkit/viewer");
		await copyText(html);
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
