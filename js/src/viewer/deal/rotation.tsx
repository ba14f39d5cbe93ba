import { clockwise } from "../game.js";
import { fill } from "../language/words.js";
import { useViewer } from "../viewer.js";
import type { RotatedGame } from "./rotated.js";

export { rotated } from "./rotated.js";

/** Says that a diagram is turned, and who sat where. */
export function Rotation({ satAt }: Pick<RotatedGame, "satAt">) {
	const { words } = useViewer();
	const seats = Object.fromEntries(clockwise.map((seat) => [seat, words.seats[satAt[seat]]]));
	return <p class="pbn-remark">{fill(words.deal.rotated, seats)}</p>;
}
