import { createServer } from "node:http";
import { Writable } from "node:stream";
import { load } from "pbnkit";

const pbn = await load();

/** POST a file to /check or /export; it is read as it comes. */
export const service = createServer(async (request, response) => {
	const gone = new AbortController();
	response.on("close", () => response.writableFinished || gone.abort());
	try {
		if (request.method !== "POST") {
			response.writeHead(405, { Allow: "POST" }).end();
		} else if (request.url === "/check") {
			const { counts, diagnostics } = await pbn.validate(request, { signal: gone.signal });
			response.setHeader("Content-Type", "application/json");
			response.end(JSON.stringify({ counts, diagnostics }));
		} else if (request.url === "/export") {
			response.setHeader("Content-Type", "application/x-pbn; charset=iso-8859-1");
			await pbn.export(request, { to: Writable.toWeb(response), signal: gone.signal });
		} else {
			response.writeHead(404).end();
		}
	} catch (error) {
		if (!response.headersSent) response.writeHead(500).end();
		console.error(error);
	}
});

if (process.argv[1] === import.meta.filename) service.listen(8080, "127.0.0.1");
