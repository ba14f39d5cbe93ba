/** A contract or a bid: "4HX", and "4H*", "3n" and "1SA" of programs. */
export function readBid(text: string): { bid: string; doubled: "" | "X" | "XX" } | undefined {
	const [, level, denomination, stars = ""] = /^([1-7]) ?(NT?|SA|[SHDC]) ?(X{0,2}|\*{0,2})$/i.exec(text) ?? [];
	if (!level || !denomination) return undefined;
	return { bid: level + readDenomination(denomination), doubled: stars.length === 2 ? "XX" : stars ? "X" : "" };
}

/** "NT", "S", "H", "D", "C"; other text stays as it is. */
export function readDenomination(text: string): string {
	const upper = text.toUpperCase();
	if (/^(N|NT|SA)$/.test(upper)) return "NT";
	return /^[SHDC]$/.test(upper) ? upper : text;
}

/** A number: "-90", "62.5", "62,5%". */
export function readNumber(text: string): number | undefined {
	return /^[+-]?\d+(?:[.,]\d+)?%?$/.test(text) ? Number.parseFloat(text.replace(",", ".")) : undefined;
}

/** How many digits a number has after its point. */
export function decimals(text: string): number {
	return /[.,](\d+)/.exec(text)?.[1]?.length ?? 0;
}

/** A time in seconds: "1:02:03", "62:03", "3723". */
export function readTime(text: string): number | undefined {
	if (!/^\d{1,6}(:[0-5]\d){0,2}$/.test(text)) return undefined;
	return text.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** A range of scores: "420", "420,*", "400,420", "*,400"; a bound that is open is undefined. Bounds that differ are not inside. */
export function readRange(text: string): { low: string | undefined; high: string | undefined } | undefined {
	const [, low, high = low] = /^([+-]?\d+|\*)(?:,([+-]?\d+|\*))?$/.exec(text) ?? [];
	if (!low || (low === "*" && high === "*")) return undefined;
	return { low: low === "*" ? undefined : low, high: high === "*" ? undefined : high };
}
