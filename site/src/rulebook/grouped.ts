/** The items by what they have in common, each group where its first item stood. */
export function grouped<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		const group = groups.get(key(item));
		if (group) group.push(item);
		else groups.set(key(item), [item]);
	}
	return [...groups];
}
