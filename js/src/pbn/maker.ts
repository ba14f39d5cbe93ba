import { Api, asked, call, type Making, withBytes } from "./api.js";
import type { Auction, Bytes, BuiltAuction, BuiltPlay, Deal, Denomination, Edited, EditOptions, Game, GameEdit, GameToWrite, Pbn, Play, Seat, WriteOptions, Written } from "./types.js";
import { Unpacker } from "./unpack.js";

const utf8 = new TextEncoder();

/** All verbs, with those that make files and games of other data. */
export class Maker extends Api implements Pick<Pbn, Making> {
	async edit(source: Bytes, edits: readonly GameEdit[], options: EditOptions = {}): Promise<Edited> {
		const { wanted, calling } = asked("edit", options);
		return withBytes(await this[call]("edit", source, { ...wanted, edits: JSON.stringify(edits, crossing) }, calling));
	}

	async write(games: readonly GameToWrite[], options: WriteOptions = {}): Promise<Written> {
		const { wanted, calling } = asked("write", options);
		if (!Array.isArray(games)) throw new TypeError("write: the games have to be an array");
		const lines = games.map((game) => `${JSON.stringify(game, crossing)}\n`);
		return withBytes(await this[call]("write", utf8.encode(lines.join("")), wanted, calling));
	}

	async deal(text: string): Promise<Deal> {
		return (await this.#build("deal", text)).deal as Deal;
	}

	async auction(text: string, dealer: Seat): Promise<BuiltAuction> {
		const { tag, ...auction } = (await this.#build("auction", text, dealer)).auction as Auction;
		return auction;
	}

	async play(text: string, leader: Seat, denomination: Denomination): Promise<BuiltPlay> {
		const { tag, ...play } = (await this.#build("play", text, leader, denomination)).play as Play;
		return play;
	}

	/** A game that has only a part, which the core reads. */
	async #build(part: "deal" | "auction" | "play", text: string, first = "", trump = ""): Promise<Game> {
		if (typeof text !== "string") throw new TypeError(`${part}: the text has to be a string`);
		const answer = await this[call]("build", utf8.encode(text), { part, first: `${first}`, trump: `${trump}` }, {}, part);
		return (new Unpacker().take(answer)[0] as () => Game)();
	}
}

/** What is in games only for those who show them, and would be most of the JSON. */
const notWritten = ["span", "pieces", "readings", "tricks", "columns"];

/** What crosses of a value. A number that JSON does not have would become null, which means something: the core refuses false. */
function crossing(name: string, value: unknown): unknown {
	if (typeof value === "number" && !Number.isFinite(value)) return false;
	return notWritten.includes(name) && typeof value === "object" ? undefined : value;
}
