import { sharedFiles } from "../install/shared-cache.js";

declare const self: ServiceWorkerGlobalScope;

/** Keeps the files that another program shared for the page, which is shown next and takes them. */
export async function receive(request: Request): Promise<Response> {
	let outcome = "";
	try {
		const form = await request.formData();
		const files = form.getAll("files").filter((value) => value instanceof File);
		if (files.length === 0) throw new Error("nothing was shared");
		const cache = await caches.open(sharedFiles(self.registration.scope));
		for (const file of files) {
			const address = `shared/${crypto.randomUUID()}/${encodeURIComponent(file.name || "shared.pbn")}`;
			await cache.put(address, new Response(file));
		}
	} catch {
		outcome = "?share=failed";
	}
	return Response.redirect(`./${outcome}`, 303);
}
