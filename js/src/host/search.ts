import { breathe, until } from "./abort.js";
import type { Engine } from "./engine.js";
import type { Answer } from "./program.js";

/** A search of a module: see `wasm/host/search.go`. */
export interface LongSearch<Told> {
	verb: string;
	/** With `turn`, how long it works in one go, in milliseconds. */
	options: object;
	signal: AbortSignal | undefined;
	/** Is told after each turn how far it is. */
	tell: (told: Told) => void;
	/** What it rejects with where the module cannot take it, and says why. */
	refuse: (why: string) => unknown;
}

/** The result of a search, which goes on turn by turn. Rejects with the signal's reason, with what `tell` throws, and as engines do. */
export async function searched<Result, Told>(engine: Engine, { verb, options, signal, tell, refuse }: LongSearch<Told>): Promise<Result> {
	const opening = engine.open(verb, options);
	try {
		const job = await until(signal, opening);
		if ("refused" in job) throw refuse(job.refused);
		for (;;) {
			const answer = await until(signal, job.finish());
			if (!answer.more) return decode<Result>(answer);
			tell(decode<Told>(answer));
			await until(signal, breathe());
		}
	} finally {
		// Where it has come to its end, this does nothing; a worker in the middle of its turn is ended.
		opening.then((job) => "drop" in job && job.drop()).catch(() => undefined);
	}
}

const utf8 = new TextDecoder();

function decode<Result>({ json }: Answer): Result {
	return JSON.parse(utf8.decode(json)) as Result;
}
