// The file that the page's own address asks for, from a server that the test makes up.
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { source } from "./source.mjs";

const { load, wantedBy } = await source("intake/from-address");

describe("what ?src= asks for", () => {
	const wanted = (text, page = "https://pbn.example/clubs/") => wantedBy(new URL(`${page}?src=${encodeURIComponent(text)}`));

	it("is a file of the page's host, or of another over https", () => {
		for (const [text, url, own] of [
			["a.pbn", "https://pbn.example/clubs/a.pbn", true],
			["/a.pbn", "https://pbn.example/a.pbn", true],
			["https://b.example/a.pbn", "https://b.example/a.pbn", false],
			["http://localhost:1/a.pbn", "http://localhost:1/a.pbn", false],
			["http://127.0.0.1/a.pbn", "http://127.0.0.1/a.pbn", false],
		]) {
			const found = wanted(text);
			assert.deepEqual([found.url?.href, found.own], [url, own]);
		}
		assert.equal(wanted("http://pbn.example/a.pbn", "http://pbn.example/").own, true);
		assert.equal(wantedBy(new URL("https://pbn.example/")), undefined);
		assert.equal(wanted(""), undefined);
	});

	it("is refused with a reason where it cannot be had", () => {
		for (const text of ["https://", "file:///a.pbn", "data:,x", "https://me@b.example/", "https://:secret@b.example/", "http://b.example/a.pbn", "http://127.0.0.10/"]) {
			assert.equal(typeof wanted(text), "string", text);
		}
	});
});

describe("a file from an address", () => {
	const { fetch } = globalThis;
	after(() => (globalThis.fetch = fetch));
	const most = 1_000_000_000;
	const signal = new AbortController().signal;

	/** Loads what a server answers with, and says how it was asked. */
	async function loaded(answer, url = "https://b.example/f/a%20b.pbn", own = false) {
		let asked;
		globalThis.fetch = async (...request) => {
			asked = request;
			return answer;
		};
		const told = [];
		const file = await load({ url: new URL(url), own }, signal, (...progress) => told.push(progress));
		return { file, asked, told };
	}
	const response = (parts, headers = {}, status = 200) => {
		const body = parts && { getReader: () => ({ read: async () => (parts.length > 0 ? { done: false, value: parts.shift() } : { done: true }) }) };
		return { ok: status < 300, status, statusText: "", headers: new Headers(headers), body };
	};
	const bytes = (text) => new TextEncoder().encode(text);

	it("has its content, its name and its type, and tells how far it is", async () => {
		const { file, asked, told } = await loaded(response([bytes("[Board "), bytes('"1"]')], { "content-length": "11", "content-type": "text/plain" }));
		assert.deepEqual([await file.text(), file.name, file.type, told], ['[Board "1"]', "a b.pbn", "text/plain", [[7, 11], [11, 11]]]);
		assert.deepEqual([asked[1].mode, asked[1].credentials, asked[1].referrerPolicy, asked[1].signal], ["cors", "omit", "no-referrer", signal]);
		const own = await loaded(response([]), "https://pbn.example/", true);
		assert.deepEqual([own.asked[1].mode, own.asked[1].credentials, own.file.name, own.file.size, own.told], ["same-origin", "same-origin", "pbn.example", 0, []]);
	});

	it("has a name without what a folder has, and one that is not encoded as it is", async () => {
		for (const [path, name] of [["a%2Fb%5Cc.pbn", "a-b-c.pbn"], ["%E0%A4%A.pbn", "%E0%A4%A.pbn"], ["f/", "b.example"]]) {
			assert.equal((await loaded(response(undefined), `https://b.example/${path}`)).file.name, name);
		}
	});

	it("has no more than a gigabyte", async () => {
		await loaded(response([], { "content-length": `${most}` }));
		await assert.rejects(loaded(response([], { "content-length": `${most + 1}` })), /larger than 1000.0 MB/);
		const { told } = await loaded(response([{ length: 0 }, bytes("x")]));
		assert.deepEqual(told.at(-1), [1, 0]);
		await assert.rejects(loaded(response([bytes("x"), { length: most }])), /larger than 1000.0 MB/);
	});

	it("is not there where the server says so, does not answer, or breaks off", async () => {
		await assert.rejects(loaded(response([], {}, 404)), /404/);
		globalThis.fetch = async () => Promise.reject(new TypeError("failed"));
		const wanted = { url: new URL("https://b.example/"), own: false };
		await assert.rejects(load(wanted, signal, assert.fail), /b\.example/);
		await assert.rejects(load({ ...wanted, own: true }, signal, assert.fail), (error) => !/b\.example/.test(error.message) && error.cause instanceof TypeError);
		const broken = { ok: true, headers: new Headers(), body: { getReader: () => ({ read: () => Promise.reject(new Error("cut")) }) } };
		await assert.rejects(loaded(broken), ({ cause }) => cause.message === "cut");
	});

	it("gives the reason of the signal once it is given up", async () => {
		const stop = new AbortController();
		stop.abort(new Error("enough"));
		globalThis.fetch = async () => Promise.reject(new TypeError("aborted"));
		const wanted = { url: new URL("https://b.example/"), own: false };
		await assert.rejects(load(wanted, stop.signal, assert.fail), /enough/);
		const body = { getReader: () => ({ read: () => Promise.reject(new TypeError("aborted")) }) };
		globalThis.fetch = async () => ({ ok: true, headers: new Headers(), body });
		await assert.rejects(load(wanted, stop.signal, assert.fail), /enough/);
	});
});
