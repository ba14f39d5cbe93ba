import type { Pbn } from "../../../pbn/types.js";
import type { Container } from "../../containers.js";
import { type Content, readText } from "../read.js";
import { tellWriter } from "../tell.js";
import { findOnPage, hideNodes } from "./nodes.js";
import { blockInSource } from "./page-source.js";

/** What a container says by the page's source. Only what is PBN there is hidden. */
export async function fromSource(pbn: Pbn, container: Container, repair: boolean): Promise<Content> {
	const { kind, element } = container;
	const block = await blockInSource(pbn, container);
	const { nodes, text } = findOnPage(element, block);
	if (nodes.length === 0) throw new Error("the page's source says something else here");
	if (block.closed) return { reading: await readText(pbn, repair ? block.html : block.text, repair), hide: () => hideNodes(nodes) };
	const reading = await readText(pbn, text, repair);
	const isClean = reading.diagnostics.every(({ severity }) => severity === "info");
	tellWriter(element, `this block is not closed: write </${kind}> after its last line.${isClean ? "" : " Its text stays, since the article may be in it."}`);
	return { reading, hide: () => (isClean ? hideNodes(nodes) : () => undefined) };
}
