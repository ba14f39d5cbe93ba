// Components on a page: as much of a document as Preact draws on, and a reader who clicks.
import { render } from "preact";
import { act } from "preact/test-utils";

class Node {
	childNodes = [];
	parentNode = null;

	get firstChild() {
		return this.childNodes[0] ?? null;
	}

	get nextSibling() {
		return this.parentNode?.childNodes[this.parentNode.childNodes.indexOf(this) + 1] ?? null;
	}

	insertBefore(node, before) {
		node.remove();
		const place = before ? this.childNodes.indexOf(before) : this.childNodes.length;
		this.childNodes.splice(place, 0, node);
		node.parentNode = this;
		return node;
	}

	appendChild(node) {
		return this.insertBefore(node, null);
	}

	removeChild(node) {
		this.childNodes.splice(this.childNodes.indexOf(node), 1);
		node.parentNode = null;
	}

	remove() {
		this.parentNode?.removeChild(this);
	}
}

class Text extends Node {
	nodeType = 3;

	constructor(data) {
		super();
		this.data = String(data);
	}

	get markup() {
		return this.data.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
	}
}

class Element extends Node {
	nodeType = 1;
	namespaceURI = "http://www.w3.org/1999/xhtml";
	// Preact looks for these to know that the names of events are lower case.
	onclick = null;
	ontoggle = null;
	#attributes = new Map();
	#listeners = new Map();

	constructor(name) {
		super();
		this.localName = name;
	}

	setAttribute(name, value) {
		this.#attributes.set(name, String(value));
	}

	removeAttribute(name) {
		this.#attributes.delete(name);
	}

	getAttribute(name) {
		return this.#attributes.get(name) ?? null;
	}

	get open() {
		return this.#attributes.has("open");
	}

	set open(value) {
		if (value) this.setAttribute("open", "");
		else this.removeAttribute("open");
	}

	addEventListener(type, listener) {
		this.#listeners.set(type, listener);
	}

	dispatch(type) {
		this.#listeners.get(type)?.call(this, { type, target: this, currentTarget: this });
	}

	get markup() {
		const attributes = [...this.#attributes].map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${value}"`)).join("");
		return `<${this.localName}${attributes}>${this.childNodes.map((child) => child.markup).join("")}</${this.localName}>`;
	}

	all(name) {
		return this.childNodes.filter((child) => child instanceof Element).flatMap((child) => [...(child.localName === name ? [child] : []), ...child.all(name)]);
	}
}

/** Draws a component on a page of its own, and lets it come alive. */
export async function live(component) {
	globalThis.document ??= { createElementNS: (_, name) => new Element(name), createTextNode: (data) => new Text(data) };
	const page = new Element("body");
	await act(() => render(component, page));
	const named = (name, label) => page.all(name).find((element) => element.markup.includes(label));
	return {
		get markup() {
			return page.markup;
		},
		all: (name) => page.all(name),
		/** Clicks the button with this text or label. */
		click: (label) => act(() => named("button", label).dispatch("click")),
		/** Opens or closes the <details> with this text, as a click on its summary does. */
		toggle: (label) =>
			act(() => {
				const details = named("details", label);
				details.open = !details.open;
				details.dispatch("toggle");
			}),
	};
}
