import type { Pbn } from "pbnkit";
import example from "../example.pbn";
import sections from "./sections.pbn";
import type { Room } from "../rooms/room.js";
import type { Work } from "./work.js";

/** A little file with every section, and with what is often wrong. */
const sample = Uint8Array.from(`${example}\n${sections}`, (character) => character.charCodeAt(0));

/** How much is validated, and how much exported, in bytes: so much is needed before the browser compiles the code a second time, and well. */
const enough = 200_000;

let begun = false;

/**
 * Once, while nobody waits, lets a worker do what it will have to do for files: the browser then has compiled that, and the first
 * file takes about a fifth less. Not on a device that is to save.
 */
export async function warmUpWhenIdle(work: Work, { warmUp }: Room): Promise<void> {
	if (begun || !warmUp || isToSave()) return;
	begun = true;
	await loadedAndIdle();
	await work.whileIdle((kit, signal) => warmUp(kit, signal));
}

/** Whether the device is to save data, and so perhaps its battery, or is on a slow network. */
export function isToSave(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
	return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? "");
}

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

/** How long to wait where a browser does not tell when it has nothing to do, in milliseconds. */
const moment = 50;

/** Resolves when the page has nothing else to do, or after so many milliseconds where that is said. */
export function idle(timeout?: number): Promise<void> {
	return new Promise((resolve) => {
		if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout });
		else setTimeout(resolve, moment);
	});
}

/** How long what people see waits for that. After a list was open, Chromium may never say that a page which does not change is idle. */
const patience = 1000;

/** Resolves when the page and what it shows have been loaded, and it has nothing else to do or some time is over. */
export async function loadedAndIdle(): Promise<void> {
	if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
	await idle(patience);
}
