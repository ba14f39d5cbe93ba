import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";

/** How long a link may be that this page makes, in characters: mail programs and messengers cut those that are longer. */
export const longestMade = 16_000;

/** How much is read of a link, in characters, and of the text that is packed in it, in bytes, where a worker reads that. */
const longestRead = 1_000_000;
const mostText = 1_000_000;

/** How much the text may be that a page draws by itself, without a worker: a few boards, with all that can be said of them. */
export const mostDrawn = 100_000;

/** How much is unpacked at once, in bytes: of so much at most about a thousand times as much can come. */
const portion = 1024;

/** A text as the value of `#pbn=` or of another room's key: deflated, in the letters of base64url. Where the browser cannot deflate, it is the text itself. */
export async function packed(text: string): Promise<string> {
	const deflate = stream("CompressionStream");
	if (!deflate) return text;
	const bytes = new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(deflate)).arrayBuffer());
	let letters = "";
	for (const byte of bytes) letters += String.fromCharCode(byte);
	return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replaceAll("=", "");
}

/**
 * The text of such a value. Rejects with an error for the reader.
 *
 * @param most how much it may be, in bytes; of a text that is not packed, in characters
 */
export async function unpacked(value: string, most = mostText): Promise<string> {
	const words = siteWords();
	const { link } = words;
	if (value.length > longestRead) throw new Error(filled(link.tooLong, { n: value.length }, words));
	// PBN, PGN, moves or a FEN may be there as they are, written by hand or by a browser that cannot deflate; packed, they have no such characters.
	if (/[[{:"/]|\d\.+\s*\w/.test(value)) {
		if (value.length > most) throw new Error(link.tooMuch);
		return value;
	}
	const inflate = stream("DecompressionStream");
	if (!inflate) throw new Error(link.tooOld);
	const reader = pieces(bytesOf(value)).pipeThrough(inflate).getReader();
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let text = "";
	for (let done = 0; ; ) {
		const part = await reader.read().catch(() => {
			throw new Error(siteWords().link.cut);
		});
		if (part.done) break;
		done += part.value.length;
		if (done > most) {
			void reader.cancel().catch(() => undefined);
			throw new Error(link.tooMuch);
		}
		text += decoded(decoder, part.value);
	}
	return text + decoded(decoder);
}

function decoded(decoder: TextDecoder, bytes?: Uint8Array): string {
	try {
		return decoder.decode(bytes, { stream: bytes !== undefined });
	} catch {
		throw new Error(siteWords().link.cut);
	}
}

/** The bytes that base64url stands for; programs may have broken the link into lines, or taken what follows it for a part. */
function bytesOf(value: string): Uint8Array<ArrayBuffer> {
	const letters = value.replace(/\s+/g, "").replace(/(?<![.,;!?)>\]])[.,;!?)>\]]+$/, "");
	if (letters === "" || !/^[\w-]+={0,2}$/.test(letters)) throw new Error(siteWords().link.cut);
	try {
		return Uint8Array.from(atob(letters.replaceAll("=", "").replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
	} catch {
		throw new Error(siteWords().link.cut);
	}
}

/** Bytes a piece at a time, as they are asked for: a browser unpacks all of what it is given. */
function pieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
	let at = 0;
	return new ReadableStream({
		pull(controller) {
			controller.enqueue(bytes.subarray(at, (at += portion)));
			if (at >= bytes.length) controller.close();
		},
	});
}

/** A stream of the platform for "deflate-raw"; undefined where it has none. */
function stream(name: "CompressionStream" | "DecompressionStream"): ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> | undefined {
	try {
		return new globalThis[name]("deflate-raw") as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;
	} catch {
		return undefined;
	}
}
