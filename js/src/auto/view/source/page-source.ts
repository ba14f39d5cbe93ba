import type { Block, Pbn } from "../../../pbn/types.js";
import type { Container } from "../../containers.js";

/** A block, and the HTML that it was read from. */
export interface SourceBlock extends Block {
	html: string;
}

let blocks: Promise<SourceBlock[]> | undefined;

/**
 * The block of the page's source that a container is: the source is what a browser has not yet made elements of. Rejects
 * where it cannot be had, or has not the same containers.
 */
export async function blockInSource(pbn: Pbn, { kind, element, ofItsKind }: Container): Promise<SourceBlock> {
	blocks ??= blocksOfPage(pbn);
	const inSource = (await blocks).filter(({ container }) => container === kind);
	const inPage = ofItsKind();
	const block = inSource[inPage.indexOf(element)];
	if (inSource.length === inPage.length && block) return block;
	throw new Error(`the page has ${inPage.length} <${kind}> with PBN, and its source ${inSource.length}`);
}

async function blocksOfPage(pbn: Pbn): Promise<SourceBlock[]> {
	const bytes = await fetched();
	const decoder = new TextDecoder(document.characterSet);
	return (await pbn.blocks(bytes)).map((block) => ({
		...block,
		html: decoder.decode(bytes.subarray(block.inner.start.byte, block.inner.end.byte)),
	}));
}

async function fetched(): Promise<Uint8Array> {
	const { protocol, origin, href } = new URL(document.URL);
	if (!/^https?:$/.test(protocol) || origin !== location.origin) throw new Error(`there is no source at ${href}`);
	const response = await fetch(href.replace(/#.*/s, ""), { cache: "force-cache", credentials: "same-origin", mode: "same-origin" });
	if (!response.ok) throw new Error(`the page's source cannot be read: HTTP status ${response.status}`);
	return new Uint8Array(await response.arrayBuffer());
}
