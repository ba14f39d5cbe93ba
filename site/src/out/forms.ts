import type { Pbn } from "pbnkit";
import type { Display } from "../read/display.js";
import { settingsOf } from "../read/display.js";
import { type Board, textOf } from "./boards.js";
import { asWished, type Wishes } from "./numbered.js";
import { resultsCsv } from "./results.js";
import { type BeyondLatin1, written } from "./written.js";

/** What boards are saved as. */
export const forms = ["pbn", "lin", "html", "csv"] as const;
export type Form = (typeof forms)[number];

interface Making {
	form: Form;
	/** What the file of the boards is called. */
	fileName: string;
	/** How the boards are shown on a web page. */
	display: Display;
	/** What boards of PBN are to have. */
	wishes?: Wishes;
	asLatin1?: boolean;
	signal: AbortSignal;
}

/** Boards that were written. */
export interface Made {
	blob: Blob;
	beyond?: BeyondLatin1 | undefined;
	/** How many parts of the boards the form has no place for. */
	missing: number;
	/** How many boards keep their dealer or their vulnerability although they were numbered. */
	kept?: number;
}

/** Boards in a form; undefined where they have nothing for it. */
export async function madeOf(pbn: Pbn, boards: readonly Board[], { form, fileName, display, wishes = { tags: {} }, asLatin1 = false, signal }: Making): Promise<Made | undefined> {
	switch (form) {
		case "pbn": {
			const { text, kept } = await asWished(pbn, boards, wishes, signal);
			return { ...(await written(pbn, text, { sourceEncoding: "utf-8", signal }, asLatin1)), missing: 0, kept };
		}
		case "lin":
			return asLin(pbn, textOf(boards), signal);
		case "csv": {
			const csv = resultsCsv([{ games: boards.map(({ game }) => game) }]);
			return csv === undefined ? undefined : { blob: new Blob([csv], { type: "text/csv" }), missing: 0 };
		}
		case "html": {
			const { renderPieces } = await import("pbnkit/render");
			const pieces: string[] = [];
			const settings = { ...settingsOf(display), headingLevel: 2 as const };
			for await (const piece of renderPieces(pbn, textOf(boards), { lang: display.language, settings, fileName })) {
				signal.throwIfAborted();
				pieces.push(piece);
			}
			return { blob: new Blob(pieces, { type: "text/html" }), missing: 0 };
		}
	}
}

/** A file as LIN, and how many of its parts LIN has no place for. */
export async function asLin(pbn: Pbn, file: Blob, signal: AbortSignal): Promise<Made> {
	const { bytes, diagnostics, omitted } = await pbn.convert(file, { to: "lin", signal });
	const isLost = ({ rule }: { rule: string }) => rule === "write/lost";
	const missing = diagnostics.filter(isLost).length + omitted.filter(isLost).reduce((sum, { count }) => sum + count, 0);
	return { blob: new Blob([bytes], { type: "text/plain" }), missing };
}
