/** What a page that has a frame may want of it, beside its board, and what can be said of that. */
const known: Readonly<Record<string, readonly string[]>> = { theme: ["light", "dark"], background: ["none"], font: ["sans"] };

/** Has the page look as its address says: embed.css. */
export function showLooks(hash: string): void {
	const parameters = new URLSearchParams(hash.replace(/^#/, ""));
	const { dataset } = document.documentElement;
	for (const [name, values] of Object.entries(known)) {
		const value = parameters.get(name);
		if (value !== null && values.includes(value)) dataset[name] = value;
		else delete dataset[name];
	}
}
