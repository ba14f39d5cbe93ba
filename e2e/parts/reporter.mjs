// Reports the tests of Node as its "spec" does, and where SKIPS names a file, writes there which are skipped, for main.go.
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { Readable } from "node:stream";
import { spec } from "node:test/reporters";

const { SKIPS } = process.env;

async function* noting(events) {
	if (SKIPS) {
		mkdirSync(dirname(SKIPS), { recursive: true });
		writeFileSync(SKIPS, "");
	}
	for await (const event of events) {
		const { name, skip, file } = event.data ?? {};
		if (SKIPS && event.type === "test:pass" && skip !== undefined) {
			appendFileSync(SKIPS, `${relative("", file ?? "")} "${name}": ${skip === true ? "no reason is given" : skip}\n`);
		}
		yield event;
	}
}

export default async function* (events) {
	yield* Readable.from(noting(events)).pipe(new spec());
}
