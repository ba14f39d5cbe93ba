import { type Kept, most } from "./bounds.js";
import type { Found } from "../files/rows.js";

/** Keeps files, in the place of what there is of the same ones, and forgets others; then what is beyond all bounds goes. */
export function keep(files: readonly Kept[], gone: readonly string[]): Promise<void> {
	return inStore("readwrite", async (store) => {
		const tooMuch = new Set(beyond(files, Date.now()));
		for (const key of gone) store.delete(key);
		for (const file of files) tooMuch.has(file) ? store.delete(file.key) : store.put(file);
		for (const { key } of beyond(await allOf(store), Date.now())) store.delete(key);
	});
}

/** The files that a page had when it was loaded last, or else those of the page that kept one last. */
export function lastFiles(load: number | undefined): Promise<Found[]> {
	return inStore("readonly", async (store) => {
		const all = await allOf(store);
		const old = new Set(beyond(all, Date.now()));
		const fresh = all.filter((file) => !old.has(file)).sort((a, b) => b.at - a.at);
		const last = fresh.some((file) => file.load === load) ? load : fresh[0]?.load;
		return fresh
			.filter((file) => file.load === last)
			.sort((a, b) => a.row - b.row)
			.map(({ found }) => found);
	});
}

/** Forgets all files. */
export function forgetAll(): Promise<void> {
	return inStore("readwrite", async (store) => void store.clear());
}

/** Those of the files that are not to be kept. */
export function beyond(files: readonly Kept[], now: number): Kept[] {
	let [count, bytes] = [0, 0];
	return [...files]
		.sort((a, b) => b.at - a.at || b.row - a.row)
		.filter((file) => {
			const stays = now - file.at <= most.age && count < most.files && bytes + file.bytes <= most.bytes;
			if (stays) [count, bytes] = [count + 1, bytes + file.bytes];
			return !stays;
		});
}

const name = "files";

/** Does something with the store. Rejects where the browser keeps nothing, as in some private windows, or has no room. */
async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>): Promise<T> {
	// Another site on this host may be in another folder.
	const opening = indexedDB.open(`pbnkit ${new URL("..", import.meta.url).href}`);
	opening.onupgradeneeded = () => opening.result.createObjectStore(name, { keyPath: "key" });
	const database = await answer(opening);
	try {
		const transaction = database.transaction(name, mode);
		const done = new Promise<void>((resolve, reject) => {
			transaction.oncomplete = () => resolve();
			transaction.onabort = () => reject(transaction.error);
		});
		const [result] = await Promise.all([act(transaction.objectStore(name)), done]);
		return result;
	} finally {
		database.close();
	}
}

const allOf = (store: IDBObjectStore): Promise<Kept[]> => answer(store.getAll());

function answer<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}
