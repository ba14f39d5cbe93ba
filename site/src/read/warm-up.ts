import type { Pbn } from "pbnkit";
import example from "../example.pbn";
import { idle } from "../files/warm-up.js";
import sections from "./sections.pbn";

/** A little file with every section, and with what is often wrong. */
const sample = Uint8Array.from(`${example}\n${sections}`, (character) => character.charCodeAt(0));

/** How much is validated, and how much exported, in bytes: so much is needed before the browser compiles the code a second time, and well. */
const enough = 200_000;

/** Stops before the next piece when the signal is aborted. */
export async function warmUp(pbn: Pbn, signal: AbortSignal): Promise<void> {
	// A piece is a file of its own: the core reads on only when it has 64 KiB, and would then work for long.
	for (let done = 0; done < enough; done += sample.length) {
		for (const verb of ["validate", "export"] as const) {
			await idle();
			if (signal.aborted) return;
			// As a stream, as larger files come: these have a worker of their own. With its encoding, it need not be looked for.
			await pbn[verb](inOnePiece(), { sourceEncoding: "iso-8859-1" });
		}
	}
}

async function* inOnePiece(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	yield sample;
}
