// A step in the build of a static site: node build-step.mjs CONTENT OUT. Copies the pages, with each deal as HTML that needs no script, and a
// page of its own for each file of deals. Ends with 1, and says where, if the PBN in a page has errors.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "pbnkit";
import { prerender, renderPage } from "pbnkit/render";

const [from, to] = process.argv.slice(2);
const pbn = await load();

async function write(name, content) {
	const path = join(to, name);
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, content);
}

for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
	if (!entry.isFile()) continue;
	const path = join(entry.parentPath, entry.name);
	const name = relative(from, path);
	const source = await readFile(path);
	if (name.endsWith(".html")) {
		const { bytes, blocks, diagnostics } = await prerender(pbn, source, { read: (address) => readFile(join(dirname(path), address)) });
		for (const { rule, severity, span, message } of diagnostics) {
			// Most pages have no deal, or take theirs from another file.
			if (severity !== "error" || rule === "file/not-pbn") continue;
			console.error(`${name}:${span.start.line}: ${message}`);
			process.exitCode = 1;
		}
		await write(name, bytes);
		console.log(`${name}: ${blocks} deals`);
	} else if (name.endsWith(".pbn")) {
		await write(name.replace(/\.pbn$/, ".html"), renderPage(await pbn.parse(source), { lang: "en", fileName: entry.name }));
		await write(name, source);
	} else {
		await write(name, source);
	}
}
await write("style.css", await readFile(fileURLToPath(import.meta.resolve("pbnkit/style.css"))));
pbn.close();
