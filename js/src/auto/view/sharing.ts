import type { Game, Pbn } from "../../pbn/types.js";
import type { Sharing } from "../../viewer/links/sharing.js";

/** What a block does with its games. */
export function sharingOf(pbn: Pbn, source: string): Sharing {
	let written: Promise<(game: Game) => string> | undefined;
	return {
		async pbnOf(game) {
			written ??= import("./parts/written.js").then(({ writtenOut }) => writtenOut(pbn, source));
			return (await written)(game);
		},
	};
}
