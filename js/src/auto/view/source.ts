import { beginsAsGame } from "../../host/recognize.js";
import type { Pbn } from "../../pbn/types.js";
import type { Ask } from "../ask.js";
import type { Container } from "../notation.js";
import { tellWriter } from "../page.js";
import { findInSource } from "../page-source.js";
import { type Content, readText } from "./text.js";

/** What a container says by the page's source. Only what is PBN there is hidden. */
export async function fromSource(ask: Ask<Pbn>, container: Container, repair: boolean): Promise<Content> {
	const { kind, element } = container;
	const { block, text, hide } = await findInSource(container, async (document) => (await ask()).blocks(document), beginsAsGame);
	if (block.closed) return { reading: await readText(ask, repair ? block.html : block.text, repair), hide };
	const reading = await readText(ask, text, repair);
	const isClean = reading.diagnostics.every(({ severity }) => severity === "info");
	tellWriter(element, `this block is not closed: write </${kind}> after its last line.${isClean ? "" : " Its text stays, since the article may be in it."}`, "pbn");
	return { reading, hide: isClean ? hide : () => () => undefined };
}
