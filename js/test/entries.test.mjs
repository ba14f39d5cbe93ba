import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { inspect } from "node:util";
import { sample } from "./sample.mjs";

describe("an entry loads its own module", () => {
	for (const entry of ["index", "inline"]) {
		it(entry, async () => {
			const { load } = await import(`../dist/${entry}.js`);
			const pbn = await load();
			assert.equal((await pbn.parse(sample)).games.length, 2);
			pbn.close();
		});
	}
});

describe("the errors", () => {
	for (const entry of ["index", "inline"]) {
		it(`have their old names, too, in ${entry}`, async () => {
			const all = await import(`../dist/${entry}.js`);
			for (const kind of ["", "Load", "Memory", "Panic", "Closed"]) {
				const [Kit, Pbn] = [all[`Kit${kind}Error`], all[`Pbn${kind}Error`]];
				assert.equal(Pbn, Kit);
				assert.equal(new Kit("why").name, `Pbn${kind}Error`);
				assert.ok(new Kit("why") instanceof all.KitError);
			}
			assert.equal(new all.KitClosedError().message, "this Pbn was closed");
			assert.match(inspect(new all.KitLoadError("why")), /^PbnLoadError: why\n/);
		});
	}
});

describe("a file in Node", () => {
	it("is read from its address", async () => {
		const { load, PbnPanicError } = await import("../dist/index.js");
		// Another module than the package's own, which does not panic.
		const pbn = await load({ wasm: new URL("build/provoked.wasm", import.meta.url) });
		assert.equal((await pbn.parse(sample)).games.length, 2);
		await assert.rejects(pbn.validate(new TextEncoder().encode("% provoke panic")), PbnPanicError);
		pbn.close();
	});

	it("that there is not is told with its address", async () => {
		const { load, PbnLoadError } = await import("../dist/index.js");
		const url = new URL("no-such.wasm", import.meta.url).href;
		await assert.rejects(load({ wasm: url }), (error) => error instanceof PbnLoadError && error.url === url && /ENOENT/.test(error.message));
	});
});
