import type { Row } from "../files/rows.js";
import { roomOf } from "./entered.js";
import type { Room } from "./room.js";

/** The files of each room, those of the page's own first, which is there without files, too. */
export function byRoom(rows: readonly Row[], home: Room): [Room, Row[]][] {
	const rooms = new Map<Room, Row[]>([[home, []]]);
	for (const row of rows) {
		const room = roomOf(row.room) ?? home;
		const own = rooms.get(room);
		if (own) own.push(row);
		else rooms.set(room, [row]);
	}
	return [...rooms].filter(([, own]) => own.length > 0 || rows.length === 0);
}
