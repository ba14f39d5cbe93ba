import { useEffect } from "preact/hooks";
import type { Found, Row, Rows } from "../files/rows.js";
import { loadedAndIdle } from "../files/warm-up.js";
import { notice } from "../install/notice.js";
import type { Intake } from "../intake/intake.js";
import { fromLink } from "../share/address.js";
import { load, loadBefore } from "../share/trail.js";
import { counted, filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { type Kept, most } from "./bounds.js";

/** What keeps files is loaded when the page stands. */
const store = () => import("./store.js");

/** Keeps the files of the list on this device, and offers those of the last time where there are none. */
export function useKept(rows: Rows, take: Intake["take"]): void {
	useEffect(() => {
		// A browser may keep nothing, and nobody has to be told.
		const offering = offer(rows, take).catch(() => undefined);
		const keeper = new Keeper(rows);
		return rows.subscribe(() => void offering.then(() => keeper.keep()).catch(() => undefined));
	}, [rows, take]);
}

/** Asks whether the files of the last time are to be opened again. */
async function offer(rows: Rows, take: Intake["take"]): Promise<void> {
	const before = loadBefore();
	await loadedAndIdle();
	const { forgetAll, lastFiles } = await store();
	const found = await lastFiles(before);
	const [first] = found;
	// What the address asks for is another file.
	if (!first || rows.all.length > 0 || new URLSearchParams(location.search).has("src")) return;
	const words = siteWords();
	const { kept } = words;
	const question = found.length === 1 ? filled(kept.again, { name: first.file.name }, words) : filled(kept.allAgain, { files: counted(found.length, "files", words) }, words);
	const close = notice(question, {
		[kept.open]: () => void take({ found, skipped: 0 }),
		[kept.forget]: () => {
			close();
			void forgetAll().catch(() => undefined);
		},
	});
	const leave = rows.subscribe(() => {
		if (rows.all.length === 0) return;
		leave();
		close();
	});
}

/** Keeps what the list has. */
class Keeper {
	readonly #rows: Rows;
	/** What is kept of the list, by the keys of the files. */
	readonly #kept = new Map<string, Row>();
	#keeping: Promise<void> | undefined;

	constructor(rows: Rows) {
		this.#rows = rows;
	}

	/** Keeps what has changed, and once more where that went on meanwhile. */
	async keep(): Promise<void> {
		await this.#keeping?.catch(() => undefined);
		const files = this.#rows.all.filter(isOwn).slice(-most.files);
		const keys = new Set(files.map(keyOf));
		const gone = [...this.#kept.keys()].filter((key) => !keys.has(key));
		// What is checked again stays as it was kept until then.
		const fresh = files.filter((row) => row.state === "done" && !isSame(this.#kept.get(keyOf(row)), row));
		if (gone.length + fresh.length === 0) return;
		for (const key of gone) this.#kept.delete(key);
		for (const row of fresh) this.#kept.set(keyOf(row), row);
		const at = Date.now();
		const kept = fresh.map((row): Kept => ({ key: keyOf(row), load, row: row.id, at, bytes: bytesOf(row), found: foundOf(row) }));
		this.#keeping = store().then(({ keep }) => keep(kept, gone));
		await this.#keeping;
	}
}

/** Whether a file would not come again by the address that brought it. */
function isOwn({ origin = "" }: Row): boolean {
	return origin !== fromLink && !/^https?:/.test(origin);
}

const isSame = (kept: Row | undefined, { file, taken }: Row): boolean => kept?.file === file && kept.taken === taken;

/** A file as it came, whatever was repaired since. */
function keyOf({ file, original = file, folder, origin }: Row): string {
	return JSON.stringify([origin, folder, original.name, original.size, original.lastModified]);
}

const bytesOf = ({ file, repairs, original }: Row): number => file.size + (repairs && original ? original.size : 0);

/** A file as a person has it now, and as it came where it has fixes, which can be taken back. What was done step by step is one step. */
function foundOf({ file, original, folder, origin, repairs, taken }: Row): Found {
	const found: Found = { file, folder, ...(origin !== undefined && { origin }) };
	if (!repairs || !original) return found;
	const applied = repairs.reduce((sum, each) => sum + each.applied, 0);
	return { ...found, original, repairs: [{ before: original, applied }], ...(taken === file && { taken: file }) };
}
