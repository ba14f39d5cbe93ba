import type { PgnReader } from "../../pgn/types.js";
import type { Container } from "../notation.js";
import { tellWriter } from "../page.js";
import { findInSource } from "../page-source.js";
import type { Restore } from "../place.js";
import { beginsAsMoves, type Reading, readText } from "./text.js";

/** What a container says by the page's source, in which the whole module finds it. Only what is PGN there is hidden. */
export async function fromSource(reader: PgnReader, container: Container, repair: boolean): Promise<{ reading: Reading; hide(): Restore }> {
	const { element, kind } = container;
	const pgn = await (await import("../../pgn/index.js")).load();
	try {
		const { block, text, hide } = await findInSource(container, (document) => pgn.blocks(document), beginsAsMoves);
		if (block.closed) return { reading: await readText(reader, repair ? block.html : block.text, repair), hide };
		tellWriter(element, `this block is not closed: write </${kind}> after its last line. Its text stays, since the article may be in it.`, "pgn");
		return { reading: await readText(reader, text, repair), hide: () => () => undefined };
	} finally {
		pgn.close();
	}
}
