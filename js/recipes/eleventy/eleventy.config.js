import { load } from "pbnkit";
import { prerender } from "pbnkit/render";

export default async function (eleventy) {
	const pbn = await load();
	eleventy.addPassthroughCopy({ "node_modules/pbnkit/dist/style.css": "style.css" });
	// What Markdown makes of a fence "```pbn" is a block, too.
	eleventy.addTransform("pbn", async function (content) {
		if (!this.page.outputPath?.endsWith(".html")) return content;
		const { bytes, notes } = await prerender(pbn, new TextEncoder().encode(content));
		for (const { severity, message } of notes) console.warn(`${this.page.inputPath}: ${severity}: ${message}`);
		return new TextDecoder().decode(bytes);
	});
}
