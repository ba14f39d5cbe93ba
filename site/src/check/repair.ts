import type { Fix } from "pbnkit";
import type { Shared } from "../files/context.js";
import type { Repair, Row } from "../files/rows.js";

/** The size up to which fixes are applied, in bytes: the file is then in memory several times. */
export const largestRepair = 128 * 1024 * 1024;

/** How much the files before a row's repairs may be together, in bytes. */
const mostKept = 256 * 1024 * 1024;

/**
 * Applies fixes, or all safe ones, to the file of a row, and has the repaired file checked. Rejects as the package does.
 *
 * @returns how many were applied; if it is 0, nothing happens
 */
export async function repair({ rows, work, conversion }: Shared, row: Row, fixes?: Fix[]): Promise<number> {
	const { file } = row;
	const { bytes, applied } = await work.do((pbn) => pbn.apply(file, fixes ? { fixes } : {}), { size: file.size, urgent: true });
	if (applied === 0 || rows.get(row.id)?.file !== file) return 0;
	rows.update(row.id, { repairs: kept([...(row.repairs ?? []), { before: file, applied }]) });
	conversion.replace(row, new File([bytes], file.name, { type: file.type, lastModified: file.lastModified }));
	return applied;
}

/** Takes the last repair of a row back, or all of them. */
export function undo({ rows, conversion }: Shared, row: Row, all: boolean): void {
	const repairs = row.repairs ?? [];
	const at = all ? 0 : repairs.length - 1;
	const back = repairs[at];
	if (!back) return;
	rows.update(row.id, { repairs: at > 0 ? repairs.slice(0, at) : undefined });
	// What came from the disk may have been written over since; the row then has a copy.
	conversion.replace(row, at === 0 ? (row.original ?? back.before) : back.before);
}

/** How many fixes are in the file of a row. */
export function repairCount({ repairs = [] }: Row): number {
	return repairs.reduce((sum, { applied }) => sum + applied, 0);
}

/** What repaired files are called, so that they do not take the place of the original. */
export function repairedName(name: string): string {
	return name.replace(/(\.[^.]*)?$/, " (repaired)$1");
}

/** Repairs with as many steps back as memory allows; the original is always there. */
function kept(repairs: Repair[]): Repair[] {
	let size = repairs.reduce((sum, { before }) => sum + before.size, 0);
	const [first, ...others] = repairs;
	if (!first) return [];
	let { applied } = first;
	while (size > mostKept && others.length > 1) {
		const gone = others.shift()!;
		size -= gone.before.size;
		applied += gone.applied;
	}
	return [{ ...first, applied }, ...others];
}
