import { createContext } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import type { Conversion } from "./conversion.js";
import { roomOf } from "../rooms/entered.js";
import type { ItemWords, Room } from "../rooms/room.js";
import { useSite } from "../words/use-site.js";
import type { Row, Rows } from "./rows.js";
import type { Works } from "./works.js";

/** What the parts of the page share. */
export interface Shared {
	rows: Rows;
	works: Works;
	/** The room of the page, of whose files nobody has to be told which game they are of. */
	home: Room;
	conversion: Conversion;
}

export const SharedContext = createContext<Shared | undefined>(undefined);

export function useShared(): Shared {
	const shared = useContext(SharedContext);
	if (!shared) throw new Error("useShared is used outside of SharedContext");
	return shared;
}

/** The room that reads a file. */
export function useRoom({ room }: Row): Room {
	const { home } = useShared();
	return roomOf(room) ?? home;
}

/** The room of the file that something is said of. */
export const RoomContext = createContext<Room | undefined>(undefined);

export function useRoomHere(): Room {
	const { home } = useShared();
	return useContext(RoomContext) ?? home;
}

/** What that room calls things. */
export function useItems(): ItemWords {
	const room = useRoomHere();
	return room.words(useSite());
}

/** The rows, as they change. */
export function useRows(rows: Rows): readonly Row[] {
	const [all, setAll] = useState(rows.all);
	useLayoutEffect(() => rows.subscribe(() => setAll(rows.all)), [rows]);
	return all;
}

/** What was taken from the list last, and could be put back. */
export function useGone(rows: Rows): readonly Row[] {
	const [gone, setGone] = useState(rows.gone);
	useLayoutEffect(() => rows.subscribe(() => setGone(rows.gone)), [rows]);
	return gone;
}
