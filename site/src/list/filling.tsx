import { useEffect, useState } from "preact/hooks";
import type { Row } from "../files/rows.js";
import type { Room } from "../rooms/room.js";
import { Loaded } from "./loaded.js";

/**
 * What a room computes of all items of files, once that is asked for.
 *
 * @param of it ends where this is another one
 * @returns what asks for it, and what is to be drawn
 */
export function useFilling({ filling }: Pick<Room, "filling">, rows: readonly Row[], of: unknown) {
	const [asked, ask] = useState(0);
	const close = () => ask(0);
	useEffect(() => close, [of]);
	return { begin: () => ask(asked + 1), view: asked > 0 && filling && <Loaded open={filling} of={{ rows, of, asked, close }} /> };
}
