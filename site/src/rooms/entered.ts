import type { Room } from "./room.js";

const entered = new Map<string, Room>();

/** Keeps a room that is loaded. */
export function enter(room: Room): void {
	entered.set(room.facts.key, room);
}

/** A room that is loaded, by its key. */
export const roomOf = (key: string | undefined): Room | undefined => (key === undefined ? undefined : entered.get(key));
