import type { Column, Game, Move, Position, Section, Tag } from "./types.js";

/** The flat arrays that `core/wire/packed.go` writes in place of the tags and the moves. */
type Packed = unknown[];

/** True means that the value is known already: `core/wire/told.go` writes what games inherit only once. */
type Wrapped = Omit<Game, "tags" | "auction" | "play" | "standing" | "sections"> & {
	tags: Packed;
	auction?: { moves: Packed };
	play?: { moves: Packed };
	standing?: Packed;
	sections: (Omit<Section, "value" | "columns"> & { value: true; columns?: Column[] | true })[];
};

/** What a value has to be longer than, so that a later game may have true for it. */
const longest = 42;

/** Makes games of what the core wrote in one answer, or in the answers of one job: it keeps what a later game inherits. */
export class Unpacker {
	readonly #standing = new Standing();
	/** The long values that came last, by the names of their tags. */
	readonly #values = new Map<string, Pick<Tag, "inherited" | "items">>();
	/** The columns that came last, by the names of their tables. */
	readonly #columns = new Map<string, Column[]>();

	unpack(games: unknown[]): Game[] {
		for (const game of games as Wrapped[]) {
			game.tags = this.#tags(game.tags, game.span.start);
			if (game.auction) game.auction.moves = moves(game.auction.moves);
			if (game.play) game.play.moves = moves(game.play.moves);
			for (const section of game.sections as unknown[]) this.#section(section as Section, game.tags as Tag[]);
			if (game.standing) this.#standing.give(game as unknown as Game, game.standing);
		}
		return games as Game[];
	}

	/** Of each its name, its value, the way from the position before to its start and from there to its end, and perhaps what else it has. */
	#tags(packed: Packed, at: Position): Tag[] {
		const list: Tag[] = [];
		for (let i = 0; i < packed.length; ) {
			const name = packed[i] as string;
			const value = packed[i + 1] as string;
			const start = step(at, packed, i + 2);
			const end = step(start, packed, i + 6);
			const span = { start, end };
			at = end;
			i += 10;
			if (typeof packed[i] !== "object") {
				list.push({ name, value, span });
				if (value.length > longest) this.#values.set(name, { inherited: value });
				continue;
			}
			const { inherited, ...others } = packed[i++] as Pick<Tag, "items" | "duplicate" | "comments" | "escapes"> & { inherited?: string | true };
			const known = inherited === true ? this.#values.get(name) : inherited !== undefined && { inherited };
			const tag: Tag = { name, value, ...known, ...others, span };
			const text = tag.inherited ?? value;
			if (text.length > longest && !tag.duplicate) this.#values.set(name, { inherited: text, ...(tag.items && { items: tag.items }) });
			list.push(tag);
		}
		return list;
	}

	#section(section: Section, tags: Tag[]): void {
		const { name, value, inherited } = tags[section.tag] as Tag;
		section.value = inherited ?? value;
		if ((section.columns as unknown) === true) section.columns = this.#columns.get(name) ?? [];
		else if (section.columns) this.#columns.set(name, section.columns);
	}
}

/** What "##" gives, as it changes from game to game. */
class Standing {
	readonly #names: string[] = [];
	readonly #values: string[] = [];
	/** Where what holds begins. */
	#start = 0;

	/** Takes what has changed, and gives a game what holds now; the object for that is made when it is asked for. */
	give(game: Game, [anew, ...changed]: Packed): void {
		if (anew) this.#start = this.#names.length;
		for (let i = 0; i < changed.length; i += 2) {
			this.#names.push(changed[i] as string);
			this.#values.push(changed[i + 1] as string);
		}
		const [start, end] = [this.#start, this.#names.length];
		const define = (value: Game["standing"]) => Object.defineProperty(game, "standing", { value, configurable: true, enumerable: true, writable: true });
		Object.defineProperty(game, "standing", {
			configurable: true,
			enumerable: true,
			get: () => define(this.#between(start, end, game.tags)).standing,
			set: define,
		});
	}

	#between(start: number, end: number, tags: Tag[]): Record<string, string> {
		const values = new Map<string, string>();
		for (let i = start; i < end; i++) values.set(this.#names[i] as string, this.#values[i] as string);
		for (const { name } of tags) values.delete(name);
		return Object.fromEntries([...values].sort(([a], [b]) => (a < b ? -1 : 1)));
	}
}

function step(from: Position, packed: Packed, i: number): Position {
	return {
		byte: from.byte + (packed[i] as number),
		line: from.line + (packed[i + 1] as number),
		column: packed[i + 2] as number,
		utf16: from.utf16 + (packed[i + 3] as number),
	};
}

/** Of each its seat, its text, its kind, and perhaps what else it has. */
function moves(packed: Packed): Move[] {
	const list: Move[] = [];
	for (let i = 0; i < packed.length; ) {
		const seat = packed[i] as Move["seat"] | "";
		const text = packed[i + 1] as string;
		const kind = packed[i + 2] as Move["kind"];
		i += 3;
		const move: Move = seat ? { seat, text, kind } : { text, kind };
		list.push(typeof packed[i] === "object" ? Object.assign(move, packed[i++]) : move);
	}
	return list;
}
