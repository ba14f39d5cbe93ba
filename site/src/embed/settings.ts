/** The attributes of a container that the address of a frame may have, without the "data-" of most of them. */
const known = ["show", "view", "board", "hidden", "suits", "ten", "first-seat", "rotate", "at", "links", "games", "double-dummy"];

/** How the board of a frame is shown, as attributes of its container. */
export function settingsIn(hash: string): Record<string, string> {
	const parameters = new URLSearchParams(hash.replace(/^#/, ""));
	const data = known.flatMap((name) => {
		const value = parameters.get(name);
		return value === null ? [] : [[`data-${name}`, value]];
	});
	const lang = parameters.get("lang");
	return Object.fromEntries([...data, ...(lang === null ? [] : [["lang", lang]])]);
}
