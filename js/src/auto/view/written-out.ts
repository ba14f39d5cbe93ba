import type { Game, Pbn } from "../../pbn/types.js";

const utf8 = new TextEncoder();

/** Gives the games of a source in PBN of their own: the source is written as export format once, and each cut out of that. */
export async function writtenOut(pbn: Pbn, source: string): Promise<(game: Game) => string> {
	const options = { sourceEncoding: "utf-8", encoding: "utf-8", inherit: "resolve", missing: "omit" } as const;
	const { bytes } = await pbn.export(utf8.encode(source), options);
	const { games } = await pbn.parse(bytes, { sourceEncoding: "utf-8" });
	return ({ number }) => {
		const span = games.find((game) => game.number === number)?.span;
		return new TextDecoder().decode(bytes.subarray(span?.start.byte, span?.end.byte));
	};
}
