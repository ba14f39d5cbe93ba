// A notice over the foot of a page, in as much of a document as it needs.
import assert from "node:assert/strict";
import { after, beforeEach, describe, it } from "node:test";
import { source } from "./source.mjs";

const { notice } = await source("install/notice");

class Element {
	children = [];
	attributes = {};

	append(child) {
		this.children.push(child);
	}

	replaceChildren(...children) {
		// The focus goes with what had it.
		if (this.contains(page.activeElement)) page.activeElement = page.body;
		this.children = children;
	}

	contains(other) {
		return other === this || this.children.some((child) => child.contains(other));
	}

	setAttribute(name, value) {
		this.attributes[name] = value;
	}

	focus() {
		page.activeElement = this;
	}
}

const page = {
	createElement: () => new Element(),
	querySelector: () => page.body.children.find(({ className }) => className === "notice") ?? null,
};

describe("a notice", () => {
	const { document } = globalThis;
	globalThis.document = page;
	after(() => (globalThis.document = document));

	let field;
	beforeEach(() => {
		page.body = new Element();
		page.body.append((field = new Element()));
		field.focus();
	});
	const place = () => page.querySelector();
	const labels = () => place().children.map(({ textContent }) => textContent);

	it("is in a region that was empty before, and leaves the focus where one types", (test) => {
		test.mock.timers.enable({ apis: ["setTimeout"] });
		notice("There is a new version.", { Load: () => undefined });
		assert.equal(place().attributes.role, "status");
		assert.deepEqual(labels(), []);
		test.mock.timers.tick(1000);
		assert.deepEqual(labels(), ["There is a new version.", "Load", "Close"]);
		assert.equal(page.activeElement, field);
		// So does one that takes its place.
		notice("It cannot be loaded.", { Again: () => undefined });
		assert.deepEqual(labels(), ["It cannot be loaded.", "Again", "Close"]);
		assert.equal(page.activeElement, field);
	});

	it("has the focus if the one had it whose place it takes", (test) => {
		test.mock.timers.enable({ apis: ["setTimeout"] });
		notice("There is a new version.", { Load: () => notice("It cannot be loaded.", { Again: () => undefined }) });
		test.mock.timers.tick(1000);
		const [, load] = place().children;
		load.focus();
		load.onclick();
		const [, again, close] = place().children;
		assert.equal(page.activeElement, again);
		close.onclick();
		assert.deepEqual(labels(), []);
	});
});
