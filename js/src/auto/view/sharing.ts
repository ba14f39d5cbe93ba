import type { Game, Pbn } from "../../types.js";
import type { Sharing } from "../../viewer/links/game-links.js";

const utf8 = new TextEncoder();

/** What a block does with its games: its source is written as export format once, and each game cut out of that. */
export function sharingOf(pbn: Pbn, source: string): Sharing {
	let written: Promise<{ bytes: Uint8Array; games: Game[] }> | undefined;
	const write = async () => {
		const options = { sourceEncoding: "utf-8", encoding: "utf8", inherit: "resolve", missing: "omit" } as const;
		const { bytes } = await pbn.export(utf8.encode(source), options);
		return { bytes, games: (await pbn.parse(bytes, { sourceEncoding: "utf-8" })).games };
	};
	return {
		async pbnOf({ number }) {
			written ??= write();
			const { bytes, games } = await written;
			const span = games.find((game) => game.number === number)?.span;
			return new TextDecoder().decode(bytes.subarray(span?.start.byte, span?.end.byte));
		},
	};
}
