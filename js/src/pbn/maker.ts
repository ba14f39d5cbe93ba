import { KitLoadError, KitPanicError, messageOf } from "../host/errors.js";
import { Client, withBytes } from "../host/client.js";
import { writeGames } from "../host/given.js";
import type { Loaded } from "../host/load.js";
import { isObject } from "../host/options.js";
import type { ModuleSource } from "../host/shared.js";
import { Api, type Making } from "./api.js";
import { Converter } from "./converter.js";
import { crossing, givenGame } from "./given.js";
import { asked, read } from "./reading.js";
import type { Solving } from "./solving.js";
import type { Auction, BuiltAuction, BuiltPlay, Converted, ConvertOptions, Deal, Denomination, DoubleDummy, Edited, EditOptions, Game, GameEdit, GameToWrite, Optimum, OptimumOptions, Pbn, Play, Seat, Solvable, SolvedPlay, SolveOptions, SolverOptions, Source, ValidateOptions, Validation, WriteOptions, Written } from "./types.js";
import { Unpacker } from "./unpack.js";

const utf8 = new TextEncoder();

/** All verbs, with those that make files and games of other data, and those that solve. */
export class Maker extends Api implements Pick<Pbn, Making> {
	readonly #loaded: Loaded;
	readonly #client: Client;
	readonly #converter: Converter;
	readonly #solver: ModuleSource;
	#solving: Promise<Solving> | undefined;

	/** @param modules those that are loaded when they are first needed */
	constructor(loaded: Loaded, modules: { converter: ModuleSource; solver: ModuleSource }) {
		const client = new Client(loaded.engines);
		const converter = new Converter(loaded.another(modules.converter));
		super(client, converter);
		this.#loaded = loaded;
		this.#client = client;
		this.#converter = converter;
		this.#solver = modules.solver;
	}

	async edit(source: Source, edits: readonly GameEdit[], options: EditOptions = {}): Promise<Edited> {
		const { wanted, ...reading } = read("edit", source, options);
		return withBytes(await this.#client.call("edit", { ...reading, wanted: { ...wanted, edits: JSON.stringify(crossing(edits)) } }));
	}

	async write(games: readonly GameToWrite[], options: WriteOptions = {}): Promise<Written> {
		return writeGames<Written>(this.#client, games, givenGame, asked("write", options));
	}

	async convert(source: Source, options: ConvertOptions = {}): Promise<Converted> {
		return this.#converter.convert(read("convert", source, options));
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

	async solve(deal: string | Deal | Solvable, options?: SolveOptions): Promise<DoubleDummy> {
		return (await this.#solve()).solve(deal, options);
	}

	async solvePlay(game: Game, options?: SolverOptions): Promise<SolvedPlay> {
		return (await this.#solve()).solvePlay(game, options);
	}

	override async validate(source: Source, options: ValidateOptions = {}): Promise<Validation> {
		const how = options?.doubleDummy;
		return how === true || isObject(how) ? (await this.#solve()).validate(source, options) : super.validate(source, options);
	}

	async optimum(source: Source, options?: OptimumOptions): Promise<Optimum> {
		return (await this.#solve()).optimum(source, options);
	}

	#solve(): Promise<Solving> {
		const { engines, another, inWorker } = this.#loaded;
		return (this.#solving ??= import("./solving.js").then(
			({ Solving }) =>
				new Solving({
					calls: engines.calls,
					make: () => another(this.#solver),
					died: (error) => error instanceof KitPanicError,
					inWorker,
					client: this.#client,
					converter: this.#converter,
					pbn: this,
					read: async (text, verb) => (await this.#build("deal", text, "", "", verb)).deal as Deal,
				}),
			(cause) => {
				this.#solving = undefined;
				throw new KitLoadError(`solve.js could not be loaded: ${messageOf(cause)}`, { cause });
			},
		));
	}

	/** A game that has only a part, which the core reads. Errors name the verb. */
	async #build(part: "deal" | "auction" | "play", text: string, first = "", trump = "", verb: string = part): Promise<Game> {
		if (typeof text !== "string") throw new TypeError(`${verb}: the text has to be a string`);
		const answer = await this.#client.call("build", { file: utf8.encode(text), wanted: { part, first: `${first}`, trump: `${trump}` }, calling: {} }, verb);
		return (new Unpacker().take(answer)[0] as () => Game)();
	}
}
