import type { Room } from "../rooms/room.js";
import type { Kit } from "./kit.js";
import { type Readiness, Work } from "./work.js";

interface WorksOptions {
	home: Room;
	/** The first worker of the room of the page, where its loading has begun. */
	first?: Promise<Kit> | undefined;
	/** Is told when the first worker of a room is there, or cannot be loaded. */
	report(room: Room, readiness: Readiness): void;
}

/** The workers of each room, which has a module of its own: it is loaded with the first of its files. */
export class Works {
	readonly #all = new Map<Room, Work>();
	readonly #report: WorksOptions["report"];

	constructor({ home, first, report }: WorksOptions) {
		this.#report = report;
		this.#add(home, first);
	}

	of(room: Room): Work {
		return this.#all.get(room) ?? this.#add(room);
	}

	#add(room: Room, first?: Promise<Kit>): Work {
		const work = new Work((readiness) => this.#report(room, readiness), { load: () => room.load(), ...(first && { first }) });
		this.#all.set(room, work);
		return work;
	}
}
