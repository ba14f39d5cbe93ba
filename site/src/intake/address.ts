import { blobSink } from "../files/blob-sink.js";
import { filled, size } from "../words/filled.js";
import { siteWords } from "../words/site.js";

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
	const words = siteWords();
	const { address } = words;
	const source = page.searchParams.get("src");
	if (!source) return undefined;
	const url = URL.parse?.(source, page) ?? parsed(source, page);
	if (!url) return filled(address.noAddress, { text: source }, words);
	if (url.protocol !== "https:" && url.protocol !== "http:") {
		return filled(address.scheme, { scheme: url.protocol }, words);
	}
	if (url.username || url.password) return address.password;
	const own = url.origin === page.origin;
	// As the policy of the page has it, which cannot name [::1].
	if (!own && url.protocol === "http:" && !/^(localhost|127\.0\.0\.1)$/.test(url.hostname)) {
		return filled(address.notSecure, { host: url.host }, words);
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
	const words = siteWords();
	const { address } = words;
	const { host } = url;
	let response: Response;
	try {
		response = await fetch(url, { mode: own ? "same-origin" : "cors", credentials: own ? "same-origin" : "omit", referrerPolicy: "no-referrer", signal });
	} catch (cause) {
		signal.throwIfAborted();
		throw new Error(own ? address.noNetwork : filled(address.noAnswer, { host }, words), { cause });
	}
	if (!response.ok) throw new Error(filled(address.notThere, { host, status: `${response.status} ${response.statusText}`.trim() }, words));
	const total = Number(response.headers.get("content-length") ?? 0);
	const tooLarge = new Error(filled(address.tooLarge, { size: size(largest, words) }, words));
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
		throw cause === tooLarge ? cause : new Error(address.broken, { cause });
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
