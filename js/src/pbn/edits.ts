import { isObject } from "../host/options.js";
import type { GameEdit } from "./types.js";

/** What the members of an edit may be. */
interface Member {
	wants: string;
	accepts(value: unknown): boolean;
}

const from = (least: number): Member => ({
	wants: `an integer from ${least}`,
	accepts: (value) => Number.isSafeInteger(value) && (value as number) >= least,
});

const section: Member = { wants: '"auction" or "play"', accepts: (value) => value === "auction" || value === "play" };

/** What an edit is of: it has one of these. */
const kinds: Record<string, Member> = {
	tag: { wants: "a string", accepts: (value) => typeof value === "string" && value !== "" },
	call: from(0),
	card: from(0),
	moves: section,
	note: from(1),
};

const kindNames = Object.keys(kinds);

/** The edits as the Go side wants them. Throws TypeError, which names the edit and its member. */
export function editsFor(given: unknown): object[] {
	if (!Array.isArray(given)) throw new TypeError("edit: the edits have to be an array");
	return given.map((edit: unknown, at) => {
		const place = `edit: edits[${at}]`;
		if (!isObject(edit)) throw new TypeError(`${place} has to be an object with game, value and one of ${kindNames.join(", ")}`);
		const members = edit as Partial<Record<keyof GameEdit | "of" | (typeof kindNames)[number], unknown>>;
		const own = kindNames.filter((name) => members[name] !== undefined);
		const kind = own[0];
		if (kind === undefined || own.length > 1) throw new TypeError(`${place} has to have one of ${kindNames.join(", ")}`);
		const value = members["value"];
		const wanted: Record<string, Member> = {
			game: from(1),
			[kind]: kinds[kind] as Member,
			...(kind === "note" && { of: section }),
			value: {
				wants: kind === "tag" ? "a string, a number or null" : "a string or null",
				accepts: (value) => typeof value === "string" || value === null || (kind === "tag" && Number.isFinite(value)),
			},
		};
		for (const [name, { wants, accepts }] of Object.entries(wanted)) {
			if (!accepts(members[name])) throw new TypeError(`${place}.${name} has to be ${wants}`);
		}
		for (const name of Object.keys(edit)) if (!Object.hasOwn(wanted, name)) throw new TypeError(`${place} has no member "${name}"`);
		const what = members[kind];
		return {
			game: members["game"],
			kind,
			section: (kind === "moves" ? what : members["of"]) ?? "",
			name: kind === "tag" ? what : "",
			place: typeof what === "number" ? what : 0,
			value: value === null ? "" : String(value),
			removes: value === null,
		};
	});
}
