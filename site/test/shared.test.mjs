// What the service worker keeps of a share. The browser's part, a cache of responses, is a Map.
import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { source } from "./source.mjs";

const { receive } = await source("sw/share");
const { mostShared, senderHeader } = await source("install/shared-cache");

describe("what is shared", () => {
	const kept = new Map();
	const { caches, Response: ofNode, self } = globalThis;
	globalThis.self = { registration: { scope: "https://club.example/" } };
	globalThis.caches = {
		open: async () => ({ keys: async () => [...kept.keys()], match: async (key) => kept.get(key)?.clone(), put: async (key, response) => void kept.set(key, response) }),
	};
	// Node knows no address that others are relative to.
	globalThis.Response = class extends ofNode {
		static redirect = (address, status) => ({ address, status });
	};
	after(() => Object.assign(globalThis, { caches, Response: ofNode, self }));
	beforeEach(() => kept.clear());

	/** The address that a share leads to. */
	async function share(parts, headers = {}) {
		const form = new FormData();
		for (const [name, value] of parts) form.append(name, value);
		const { address, status } = await receive(new Request("https://club.example/share", { method: "POST", body: form, headers }));
		assert.equal(status, 303);
		return address;
	}
	/** The names and contents of what was kept. */
	const contents = () => Promise.all([...kept].map(async ([key, response]) => `${decodeURIComponent(key.split("/").at(-1))}: ${await response.clone().text()}`));
	const a = ["files", new File(["A"], "a b.pbn")];
	const b = ["files", new File(["B"], "b.pbn")];

	for (const [name, parts, want] of [
		["are files", [a, b], ["a b.pbn: A", "b.pbn: B"]],
		["is a text", [["text", " Look: "], ["url", "https://a.example/"]], ["shared.txt: Look: \nhttps://a.example/"]],
		["is a file with a text, of which the file is kept", [["text", "My boards"], a], ["a b.pbn: A"]],
	]) {
		it(name, async () => {
			assert.equal(await share(parts), "./");
			assert.deepEqual(await contents(), want);
		});
	}

	for (const [name, parts] of [["is nothing", []], ["is an empty text", [["text", " \n"]]]]) {
		it(`${name}, which is told`, async () => {
			assert.equal(await share(parts), "./?share=failed");
			assert.equal(kept.size, 0);
		});
	}

	it("waits with what was shared before, up to a number of files", async () => {
		for (let file = 1; file < mostShared.files; file++) kept.set(`shared/before/${file}/a.pbn`, new Response("A"));
		assert.equal(await share([a, b]), "./?share=too-much");
		assert.equal(await share([a]), "./");
		assert.equal(kept.size, mostShared.files);
	});

	it("has its sender beside it, where the browser names one", async () => {
		await share([a], { origin: "https://sender.example" });
		await share([b], { origin: "null" });
		assert.deepEqual([...kept.values()].map(({ headers }) => headers.get(senderHeader)), ["https://sender.example", null]);
	});
});
