import type { PdnReader } from "../../pdn/types.js";
import type { Container } from "../notation.js";
import type { BlockReader, Content } from "../played/own.js";
import * as played from "../played/source.js";
import { beginsAsMoves } from "./text.js";

/** What a container says by the page's source, in which the whole module finds it. */
export async function fromSource(reader: PdnReader & BlockReader, container: Container, repair: boolean): Promise<Content> {
	const pdn = await (await import("../../pdn/index.js")).load();
	try {
		return await played.fromSource(reader, container, repair, { blocks: (document) => pdn.blocks(document), beginsAsMoves });
	} finally {
		pdn.close();
	}
}
