import { blobSink } from "../files/blob-sink.js";
import { size } from "../files/words.js";

/** The size up to which a file is loaded from an address, in bytes. */
const largest = 1_000_000_000;

/** The file that the page's own address asks for with ?src=. */
export interface Wanted {
	url: URL;
	/** Whether it is on the page's own host. */
	own: boolean;
}

/** What an address asks for; a string says why it cannot be had. */
export function wantedBy(page: URL): Wanted | string | undefined {
	const source = page.searchParams.get("src");
	if (!source) return undefined;
	const url = URL.parse?.(source, page) ?? parsed(source, page);
	if (!url) return `“${source}” is not an address.`;
	if (url.protocol !== "https:" && url.protocol !== "http:") {
		return `This page opens files from addresses that begin with https:// or http://, not with ${url.protocol}`;
	}
	if (url.username || url.password) return "This page opens no address with a password in it.";
	const own = url.origin === page.origin;
	// As the policy of the page has it, which cannot name [::1].
	if (!own && url.protocol === "http:" && !/^(localhost|127\.0\.0\.1)$/.test(url.hostname)) {
		return `The file at ${url.host} is not on a secure address (https), so this page does not load it. Download it there, and drop it here.`;
	}
	return { url, own };
}

function parsed(source: string, page: URL): URL | undefined {
	try {
		return new URL(source, page);
	} catch {
		return undefined;
	}
}

/** Loads a file. Rejects with an error for the reader, or with the reason of the signal. */
export async function load({ url, own }: Wanted, signal: AbortSignal, onProgress: (done: number, total: number) => void): Promise<File> {
	let response: Response;
	try {
		response = await fetch(url, { mode: own ? "same-origin" : "cors", credentials: own ? "same-origin" : "omit", referrerPolicy: "no-referrer", signal });
	} catch (cause) {
		signal.throwIfAborted();
		throw new Error(
			own
				? "The file could not be loaded. Is the network there?"
				: `${url.host} does not answer, or does not let other pages read its files (CORS). Download the file there, and drop it here.`,
			{ cause },
		);
	}
	if (!response.ok) throw new Error(`${url.host} does not have this file: it answers ${response.status} ${response.statusText}`.trim() + ".");
	const total = Number(response.headers.get("content-length") ?? 0);
	const tooLarge = new Error(`The file is larger than ${size(largest)}, too large to be loaded into this page.`);
	if (total > largest) throw tooLarge;
	const { to, blob } = blobSink(response.headers.get("content-type") ?? "");
	const writer = to.getWriter();
	let done = 0;
	try {
		for (const reader = response.body?.getReader(); reader; ) {
			const part = await reader.read();
			if (part.done) break;
			done += part.value.length;
			if (done > largest) throw tooLarge;
			await writer.write(part.value);
			onProgress(done, total);
		}
	} catch (cause) {
		signal.throwIfAborted();
		throw cause === tooLarge ? cause : new Error("The connection broke before the whole file had come.", { cause });
	}
	await writer.close();
	return new File([blob()], nameOf(url), { type: blob().type });
}

function nameOf(url: URL): string {
	const last = url.pathname.split("/").at(-1) || url.hostname;
	try {
		return decodeURIComponent(last).replace(/[/\\]/g, "-");
	} catch {
		return last;
	}
}
