import { PbnLoadError, PbnPanicError } from "pbnkit";
import type { Row, Rows } from "./rows.js";
import type { Work } from "./work.js";

/** The size from which a file is not tried, in bytes: the program's memory ends at a few times of it. */
const tooLarge = 512 * 1024 * 1024;

/** Reads the file of a row, checks and exports it, and puts what comes of it into the row. Never rejects. */
export async function convert(row: Row, rows: Rows, work: Work): Promise<void> {
	try {
		await work.do(
			async (pbn) => {
				if (!rows.has(row.id)) return;
				rows.update(row.id, { state: "reading" });
				const source = await readBytes(row.file);
				// What export finds includes what validate does.
				const { bytes, changed: _, ...validation } = await pbn.export(source);
				if (rows.has(row.id)) rows.update(row.id, outcome(row, validation, bytes));
			},
			{ size: row.file.size },
		);
	} catch (error) {
		rows.update(row.id, { state: "failed", problem: whyNot(error) });
	}
}

function outcome({ file }: Row, validation: NonNullable<Row["validation"]>, bytes: Uint8Array<ArrayBuffer>): Partial<Row> {
	if (bytes.length === 0) {
		const first = validation.diagnostics.find(({ severity }) => severity === "error");
		return { state: "failed", validation, problem: first?.message ?? "There is no game in this file." };
	}
	const name = `${file.name.replace(/\.[^.]*$/, "")}.pbn`;
	const url = URL.createObjectURL(new Blob([bytes], { type: "application/x-pbn" }));
	return { state: "done", validation, download: { url, name } };
}

/** The file's bytes. Rejects with an error whose message is for the reader. */
export async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
	if (file.size > tooLarge) throw new Error(`The file is larger than ${tooLarge / 1024 / 1024} MB, too large for this page.`);
	try {
		return new Uint8Array(await file.arrayBuffer());
	} catch {
		throw new Error("The file cannot be read. It may have been moved or changed since it was chosen.");
	}
}

/** An error in words for the reader. */
export function whyNot(error: unknown): string {
	if (error instanceof PbnPanicError) return `The program failed on this file, which is a bug of ours: ${error.message}`;
	if (error instanceof PbnLoadError) return `The program could not be loaded: ${error.message}`;
	return error instanceof Error ? error.message : String(error);
}
