// As much of a document as Preact needs, so that components live in Node: they are drawn, take events, and are drawn again.
import { h, options, render } from "preact";

const escaped = (text) => String(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

class PageNode {
	childNodes = [];
	parentNode = null;

	get firstChild() {
		return this.childNodes[0] ?? null;
	}

	get nextSibling() {
		const { childNodes } = this.parentNode ?? this;
		return childNodes[childNodes.indexOf(this) + 1] ?? null;
	}

	insertBefore(node, before) {
		node.remove();
		this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, node);
		node.parentNode = this;
		return node;
	}

	appendChild(node) {
		return this.insertBefore(node, null);
	}

	removeChild(node) {
		node.remove();
	}

	remove() {
		this.parentNode?.childNodes.splice(this.parentNode.childNodes.indexOf(this), 1);
		this.parentNode = null;
	}

	contains(node) {
		return node === this || (node?.parentNode ? this.contains(node.parentNode) : false);
	}
}

class PageText extends PageNode {
	nodeType = 3;

	constructor(data) {
		super();
		this.data = data;
	}

	get markup() {
		return escaped(this.data);
	}
}

class PageElement extends PageNode {
	nodeType = 1;
	attributes = new Map();
	listeners = new Map();
	// Preact looks here for what an event is called.
	onclick = null;
	onkeydown = null;
	ontoggle = null;

	constructor(localName, namespaceURI) {
		super();
		this.localName = localName;
		this.namespaceURI = namespaceURI;
	}

	get ownerDocument() {
		return page;
	}

	setAttribute(name, value) {
		this.attributes.set(name.toLowerCase(), String(value));
	}

	removeAttribute(name) {
		this.attributes.delete(name.toLowerCase());
	}

	get open() {
		return this.attributes.has("open");
	}

	set open(value) {
		if (value) this.setAttribute("open", "");
		else this.removeAttribute("open");
	}

	addEventListener(type, listener) {
		this.listeners.set(type, listener);
	}

	removeEventListener(type) {
		this.listeners.delete(type);
	}

	/** The nearest element, upwards, that has one of the names, or of the classes, which begin with a point. */
	closest(names) {
		const is = names.split(", ").some((name) => (name.startsWith(".") ? this.#classes.includes(name.slice(1)) : name === this.localName));
		return is ? this : (this.parentNode?.closest?.(names) ?? null);
	}

	get #classes() {
		return (this.attributes.get("class") ?? "").split(" ").filter(Boolean);
	}

	get classList() {
		return {
			add: (name) => this.setAttribute("class", [...this.#classes, name].join(" ")),
			remove: (name) => this.setAttribute("class", this.#classes.filter((each) => each !== name).join(" ")),
		};
	}

	/** The elements inside that a selector of one class finds. */
	querySelectorAll(selector) {
		return this.byClass(selector.slice(1));
	}

	querySelector(selector) {
		return this.querySelectorAll(selector)[0] ?? null;
	}

	focus() {}

	/** Nothing has a place here. */
	getBoundingClientRect() {
		return { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 };
	}

	/** All elements inside that `wanted` is true of. */
	all(wanted) {
		return this.childNodes.filter((node) => node.nodeType === 1).flatMap((node) => [...(wanted(node) ? [node] : []), ...node.all(wanted)]);
	}

	/** The elements inside with a class. */
	byClass(name) {
		return this.all(({ attributes }) => attributes.get("class")?.split(" ").includes(name));
	}

	/** Sends an event, which bubbles; returns whether its default is prevented. */
	send(type, properties = {}) {
		let stopped = false;
		const event = {
			type,
			target: this,
			defaultPrevented: false,
			preventDefault: () => (event.defaultPrevented = true),
			stopPropagation: () => (stopped = true),
			...properties,
		};
		for (let node = this; node && !stopped; node = node.parentNode) {
			event.currentTarget = node;
			node.listeners.get(type)?.call(node, event);
		}
		return event.defaultPrevented;
	}

	get markup() {
		const attributes = [...this.attributes].map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`)).join("");
		return `<${this.localName}${attributes}>${this.inside}</${this.localName}>`;
	}

	get inside() {
		return this.childNodes.map((node) => node.markup).join("");
	}
}

const page = {
	createElement: (name) => new PageElement(name, "http://www.w3.org/1999/xhtml"),
	createElementNS: (namespace, name) => new PageElement(name, namespace),
	createTextNode: (data) => new PageText(data),
};

// What is to be drawn anew, and what is to be done when the page is painted.
const drawings = [];
const effects = [];
options.debounceRendering = (draw) => drawings.push(draw);
options.requestAnimationFrame = (effect) => effects.push(effect);

/** Draws what is to be drawn anew, and paints the page unless it has no time for that. */
export function draw({ paints = true } = {}) {
	while (drawings.length > 0 || (paints && effects.length > 0)) (drawings.shift() ?? effects.shift())();
}

/** A component that lives on a page of its own, which paints at once unless it has no time for that. */
export function live(component, props, { paints = true } = {}) {
	globalThis.document = page;
	const root = page.createElement("div");
	const show = (node) => {
		render(node, root);
		draw({ paints });
	};
	show(h(component, props));
	const named = (name, label) => root.all(({ localName, markup }) => localName === name && markup.includes(label))[0];
	return {
		root,
		show: (props) => show(h(component, props)),
		remove: () => show(null),
		/** Clicks the button with this text or label. */
		click: (label) => {
			named("button", label).send("click");
			draw({ paints });
		},
		/** Opens or closes the <details> with this text, as a click on its summary does. */
		toggle: (label) => {
			const details = named("details", label);
			details.open = !details.open;
			details.send("toggle");
			draw({ paints });
		},
	};
}
