import type { Recognized } from "pbnkit/recognize";
import type { Door } from "./room.js";
import { doors } from "./table.js";

/** The door of what a file is; undefined where no room reads it. */
export function doorOf({ family }: Recognized): Door | undefined {
	return doors.find(({ facts }) => facts.family === family);
}
