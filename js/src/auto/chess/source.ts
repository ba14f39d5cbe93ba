import type { PgnReader } from "../../pgn/types.js";
import type { Container } from "../notation.js";
import type { Content } from "../played/own.js";
import * as played from "../played/source.js";
import { beginsAsMoves } from "./text.js";

/** What a container says by the page's source, in which the whole module finds it. */
export async function fromSource(reader: PgnReader, container: Container, repair: boolean): Promise<Content> {
	const pgn = await (await import("../../pgn/index.js")).load();
	try {
		return await played.fromSource(reader, container, repair, { blocks: (document) => pgn.blocks(document), beginsAsMoves });
	} finally {
		pgn.close();
	}
}
