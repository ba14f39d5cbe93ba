import type { Room } from "../rooms/room.js";
import { type Readiness, Work } from "./work.js";

interface WorksOptions {
	home: Room;
	/** Is told when the first worker of a room is there, or cannot be loaded. */
	report(room: Room, readiness: Readiness): void;
}

/** The workers of each room, which has a module of its own: it is loaded with the first of its files. */
export class Works {
	readonly #all = new Map<Room, Work>();
	readonly #report: WorksOptions["report"];

	constructor({ home, report }: WorksOptions) {
		this.#report = report;
		this.#add(home);
	}

	of(room: Room): Work {
		return this.#all.get(room) ?? this.#add(room);
	}

	#add(room: Room): Work {
		const work = new Work((readiness) => this.#report(room, readiness), { load: () => room.load() });
		this.#all.set(room, work);
		return work;
	}
}
