import type { Encoding, Game, Par, Pbn } from "pbnkit";
import type { Session } from "pbnkit/viewer";
import { Pauses } from "../../files/pauses.js";
import { blobSink, pbnType, type Written, written } from "../../out/written.js";

/** The tags that are filled in. */
const table = "OptimumResultTable";
const score = "OptimumScore";

/** A file as it is exported, whose boards have the tricks and the par that a session knows. What the file itself says of them stays. */
export async function filledFile(pbn: Pbn, { file, encoding }: { file: Blob; encoding?: Encoding | undefined }, session: Session, signal: AbortSignal, asLatin1 = false): Promise<Written> {
	// In export format nothing is open at the end of a game, whatever the file had there.
	const plain = blobSink(pbnType);
	await pbn.export(file, { ...(encoding && { sourceEncoding: encoding }), encoding: "utf8", to: plain.to, signal });
	const exported = plain.blob();
	const parts: BlobPart[] = [];
	const pauses = new Pauses();
	let at = 0;
	for await (const game of pbn.games(exported, { sourceEncoding: "utf-8", signal })) {
		const end = game.span.end.byte;
		const tags = tagsOf(game, session);
		if (tags.length > 0) {
			const own = exported.slice(at, end);
			parts.push((await without(pbn, own, unknownIn(game))).trimEnd(), "\n", ...tags, "\n");
		} else parts.push(exported.slice(at, end), "\n");
		at = end;
		await pauses.take();
	}
	return written(pbn, new Blob(parts), { sourceEncoding: "utf-8", signal }, asLatin1);
}

/** The lines that a session adds to a game. */
function tagsOf(game: Game, session: Session): string[] {
	const filled = session.filled(game);
	if (filled === game) return [];
	const [solved] = filled.openCards ?? [];
	const rows = Object.entries(solved?.tricks ?? {}).flatMap(([seat, tricks]) => tricks.map((n, at) => `${seat} ${denominations[at]} ${n}\n`));
	const par = game.par ? undefined : filled.par?.[0]?.score;
	return [...(par ? [`[${score} "${scoreText(par)}"]\n`] : []), `[${table} "Declarer;Denomination\\2R;Result\\2R"]\n`, ...rows];
}

/** In the order of `OpenCards`. */
const denominations = ["NT", "S", "H", "D", "C"];

function scoreText({ side, points }: NonNullable<Par["score"]>): string {
	return `${side} ${points}`;
}

/** What of the tags is in a game, and does not say all. */
function unknownIn({ tags, par }: Game): string[] {
	return tags.flatMap(({ name }) => (name === table || (name === score && !par) ? [name] : []));
}

/** A game as a text, without some of its tags. */
async function without(pbn: Pbn, part: Blob, tags: readonly string[]): Promise<string> {
	if (tags.length === 0) return part.text();
	const { bytes } = await pbn.edit(part, tags.map((tag) => ({ game: 1, tag, value: null })), { sourceEncoding: "utf-8" });
	return new TextDecoder().decode(bytes);
}
