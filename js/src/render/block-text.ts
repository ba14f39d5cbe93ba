// The text of a block of a document, as what renders it has it.
import { repairCms } from "../blocks/repair-cms.js";
import { sourceText } from "../blocks/source-text.js";
import type { Severity, Span } from "../host/found.js";
import { plain } from "./tags.js";

/** A block of a document, as clients find it. */
export interface FoundBlock {
	container: string;
	outer: Span;
	inner: Span;
	attributes: Record<string, string>;
	text: string;
	closed: boolean;
}

export type Say = (severity: Severity, message: string) => void;

/** The document around a block, and how files are read that it names. */
export interface Around {
	html: string;
	read?: ((address: string) => Promise<Uint8Array | undefined>) | undefined;
	/** A file as text, in the encoding that its bytes tell. */
	decode(bytes: Uint8Array): Promise<string>;
	say: Say;
}

/** The text of a block; undefined where it has to stay. */
export async function textOfBlock({ closed, container, inner, text }: FoundBlock, attributes: Readonly<Record<string, string>>, around: Around): Promise<string | undefined> {
	if (!closed) {
		around.say("error", "The block is not closed, and stays as it is.");
		return undefined;
	}
	const address = attributes["data-src"];
	if (address !== undefined) return textOfFile(address, around);
	if (attributes["data-repair"] !== "cms") return sourceText(plain(text));
	// Where paragraphs may have been made of a block, they tell its games apart.
	const isElement = !["pre", "script", "textarea"].includes(container);
	return sourceText(plain(repairCms(isElement ? around.html.slice(inner.start.utf16, inner.end.utf16) : text)));
}

async function textOfFile(address: string, { read, decode, say }: Around): Promise<string | undefined> {
	try {
		const bytes = await read?.(address);
		if (bytes) return sourceText(plain(await decode(bytes)));
		say("info", `${address} is not read, and the block stays as it is.`);
	} catch (error) {
		say("error", `${address} cannot be read, and the block stays as it is: ${(error as Error).message}`);
	}
	return undefined;
}
