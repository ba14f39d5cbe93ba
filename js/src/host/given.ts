// Games and edits that a caller gives, as they cross to the core.
import type { Asked, Client } from "./client.js";

/** What of a value does not cross. */
export interface Crossing {
	/** Members that are objects, for those who show games alone, and would be most of the JSON. */
	skipped: ReadonlySet<string>;
	/** How deep the core reads. */
	deepest: number;
}

/** What crosses of a value. A number that JSON does not have would become null, which means something: the core refuses false. */
export function crossing(value: unknown, how: Crossing, depth = 0): unknown {
	if (typeof value === "number") return Number.isFinite(value) ? value : false;
	// JSON has none of these, and would leave them out.
	if (typeof value === "bigint" || typeof value === "function" || typeof value === "symbol") return false;
	if (typeof value !== "object" || value === null) return value;
	if (depth > how.deepest) return false;
	if (Array.isArray(value)) return value.map((one) => crossing(one, how, depth + 1));
	const copy: Record<string, unknown> = {};
	for (const [name, member] of Object.entries(value)) {
		if (typeof member !== "object" || !how.skipped.has(name)) copy[name] = crossing(member, how, depth + 1);
	}
	return copy;
}

/** How many games cross at once. */
const atOnce = 100;

const utf8 = new TextEncoder();

/**
 * What the verb `write` makes of games, each of which crosses as `form` has it.
 *
 * @param called what the notation calls them
 */
export async function writeGames<Written extends { bytes: Uint8Array<ArrayBuffer> }>(
	client: Client,
	games: readonly unknown[],
	form: (game: unknown) => unknown,
	reading: Asked,
	called = "games",
): Promise<Written> {
	if (!Array.isArray(games)) throw new TypeError(`write: the ${called} have to be an array`);
	const { onProgress } = reading.calling;
	let [crossed, read] = [0, 0];
	async function* pieces(): AsyncGenerator<Uint8Array, void, void> {
		while (crossed < games.length) {
			read = crossed;
			crossed = Math.min(read + atOnce, games.length);
			// What is no value of JSON would leave its line out.
			const lines = games.slice(read, crossed).map((game) => `${JSON.stringify(form(game)) ?? "false"}\n`);
			yield utf8.encode(lines.join(""));
		}
		read = crossed;
	}
	let told = 0;
	const tell = () => {
		if (read > told) onProgress?.({ done: read, total: games.length });
		told = read;
	};
	const written = await client.make<Written>("write", pieces(), games.length <= atOnce, { ...reading, calling: { ...reading.calling, onProgress: tell } });
	tell();
	return written;
}
