/** The settings that all played games have. */
interface Settings {
	orientation: "white" | "black";
	from: string | undefined;
	to: string | undefined;
	diagrams: readonly ("marked" | "start" | "end" | "faults" | number)[];
	hide: "nothing" | "moves";
	show: readonly string[];
}

/** What reads a setting from its text; undefined of what makes no sense. */
export type Read<Value> = (text: string) => Value | undefined;

type Readings<Of> = { readonly [Name in keyof Of]?: Read<Of[Name]> };

const move = /^\d{1,6}[wb]?$/;

const played: Readings<Omit<Settings, "show">> = {
	orientation: (text) => oneOf(text, ["white", "black"]),
	from: (text) => (move.test(text) ? text : undefined),
	to: (text) => (move.test(text) ? text : undefined),
	diagrams: (text) =>
		words(text).flatMap((word) => {
			const every = /^[1-9]\d{0,2}$/.test(word) ? Number(word) : oneOf(word, ["marked", "start", "end"]);
			return every === undefined ? [] : [every];
		}),
	hide: (text) => oneOf(text, ["nothing", "moves"]),
};

/** What reads how a game is shown from the part of an address after "#". */
export function settingsReader<Of extends Settings>(parts: Of["show"], own: Readings<Omit<Of, keyof Settings>>): (hash: string) => Partial<Of> {
	const read = Object.entries({ ...played, show: (text: string) => words(text).flatMap((word) => oneOf(word, parts) ?? []), ...own }) as [string, Read<unknown>][];
	return (hash) => {
		const parameters = new URLSearchParams(hash.replace(/^#/, ""));
		// As the attribute of a container says it.
		if (parameters.get("view") === "quiz") parameters.set("hide", "moves");
		const found = read.flatMap(([name, valueOf]) => {
			const text = parameters.get(name);
			const value = text === null ? undefined : valueOf(text);
			return value === undefined ? [] : [[name, value]];
		});
		return Object.fromEntries(found) as Partial<Of>;
	};
}

export function oneOf<Value extends string>(text: string, values: readonly Value[]): Value | undefined {
	return values.find((value) => value === text);
}

const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);
