import type { Container } from "../notation.js";
import { tellWriter } from "../page.js";
import { findInSource } from "../page-source.js";
import type { BlockReader, Content } from "./own.js";
import { readText } from "./text.js";

/** What finds the blocks of a notation in the source of a page. */
interface Finder {
	blocks: Parameters<typeof findInSource>[1];
	beginsAsMoves(text: string): boolean;
}

/** What a container says by the page's source. Only what is of its notation there is hidden. */
export async function fromSource(reader: BlockReader, container: Container, repair: boolean, { blocks, beginsAsMoves }: Finder): Promise<Content> {
	const { element, kind, notation } = container;
	const { block, text, hide } = await findInSource(container, blocks, beginsAsMoves);
	if (block.closed) return { reading: await readText(reader, repair ? block.html : block.text, repair), hide };
	tellWriter(element, `this block is not closed: write </${kind}> after its last line. Its text stays, since the article may be in it.`, notation.key);
	return { reading: await readText(reader, text, repair), hide: () => () => undefined };
}
