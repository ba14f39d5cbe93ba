import { mostShared, senderHeader, shareProblems, sharedFiles } from "../install/shared-cache.js";

declare const self: ServiceWorkerGlobalScope;

class TooMuch extends Error {}

/**
 * Keeps the files, or the text, that another program or page sent, for the page that is shown next, which asks about them. A service worker does
 * not see which it was: of a program's share Chromium says as little as of the form of a page with `no-referrer`.
 */
export async function receive(request: Request): Promise<Response> {
	let outcome = "";
	try {
		await keep(request);
	} catch (error) {
		outcome = `?share=${error instanceof TooMuch ? shareProblems.tooMuch : shareProblems.unreadable}`;
	}
	return Response.redirect(`./${outcome}`, 303);
}

async function keep(request: Request): Promise<void> {
	const cache = await caches.open(sharedFiles(self.registration.scope));
	const waiting = await cache.keys();
	const sizes = await Promise.all(waiting.map(async (each) => (await (await cache.match(each))?.blob())?.size ?? 0));
	const form = await formOf(request, mostShared.bytes - sizes.reduce((sum, size) => sum + size, 0));
	const files = form.getAll("files").filter((value) => value instanceof File);
	// A link to a hand is shared as a text, by most programs.
	const text = ["text", "url"].map((name) => form.get(name)).filter((value) => typeof value === "string").join("\n").trim();
	if (files.length === 0 && text !== "") files.push(new File([text], "shared.txt", { type: "text/plain" }));
	if (files.length === 0) throw new Error("nothing was shared");
	if (files.length + waiting.length > mostShared.files) throw new TooMuch();
	const sender = request.headers.get("origin");
	const share = crypto.randomUUID();
	for (const [index, file] of files.entries()) {
		const headers = { "content-type": file.type, ...(sender && sender !== "null" && { [senderHeader]: sender }) };
		await cache.put(`shared/${share}/${index}/${encodeURIComponent(file.name || "shared.pbn")}`, new Response(file, { headers }));
	}
}

/** The form that a request has sent. Rejects with TooMuch where it is longer than `most` bytes, of which no more is read. */
async function formOf(request: Request, most: number): Promise<FormData> {
	const reader = request.body?.getReader();
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for (;;) {
		const { done, value } = (await reader?.read()) ?? { done: true };
		if (done) break;
		size += value.length;
		if (size > most) {
			void reader?.cancel();
			throw new TooMuch();
		}
		parts.push(value);
	}
	return new Response(new Blob(parts), { headers: { "content-type": request.headers.get("content-type") ?? "" } }).formData();
}
