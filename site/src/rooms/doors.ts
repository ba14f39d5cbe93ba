import type { Recognized } from "pbnkit/recognize";
import type { Facts } from "./facts.js";
import type { Room } from "./room.js";
import { doors } from "./table.js";

/** A room before anything of it is loaded. */
export interface Door {
	facts: Facts;
	/** Rejects where the room cannot be loaded; the next call tries again. */
	open(): Promise<Room>;
}

/** The door of what a file is; undefined where no room reads it. */
export function doorOf({ family }: Recognized): Door | undefined {
	return doors.find(({ facts }) => facts.family === family);
}
