import type { Container } from "../notation.js";
import type { BlockReader, Content } from "../played/own.js";
import * as played from "../played/source.js";
import type { Reader } from "./read.js";
import { beginsAsMoves } from "./text.js";

/** What a container says by the page's source. */
export const fromSource = (reader: Reader & BlockReader, container: Container, repair: boolean): Promise<Content> =>
	played.fromSource(reader, container, repair, { blocks: (document) => reader.blocks(document), beginsAsMoves });
