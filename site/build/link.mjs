/**
 * A page with the addresses of this build in the place of the names that its source has for styles, scripts and icons, and with a
 * link to what a script imports at once, so that it is asked for together with the script.
 *
 * @param {string} html
 * @param {Record<string, string>} addresses by name
 * @param {Record<string, string[]>} imports by address
 */
export function linked(html, addresses, imports) {
	const preloaded = new Set();
	const all = (name) => (addresses[name] ? [addresses[name], ...(imports[addresses[name]] ?? [])] : [name]);
	const placed = (name) => {
		const [, up, own] = /^((?:\.\.\/)*)(.*)$/.exec(name);
		return all(own).map((path) => up + path);
	};
	return html.replace(/ data-(?:files|p\w\w(?:more)?)="([^"]*)"/g, (attribute, names) => attribute.replace(names, [...new Set(names.split(" ").flatMap(placed))].join(" "))).replace(/([ \t]*)<(?:link|script|img)\b[^>]*>/g, (element, indent) => {
		const name = /\b(?:href|src)="((?:\.\.\/)*)([^"]*)"/.exec(element);
		const address = name && addresses[name[2]];
		if (!address) return element;
		const [attribute, up] = name;
		const first = (imports[address] ?? []).filter((path) => !preloaded.has(path));
		for (const path of first) preloaded.add(path);
		return first.map((path) => `${indent}<link rel="modulepreload" href="${up}${path}">\n`).join("") + element.replace(attribute, attribute.replace(name[2], address));
	});
}

/** A page whose addresses count from where the site is on its host, not from the page. */
export function fromRoot(html, root) {
	return html.replace(/\b(href|src)="(?!#|\/|\w+:)/g, `$1="${root}`);
}
