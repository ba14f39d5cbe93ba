import type { Game } from "../../pbn/types.js";

/** The date of a game as far as it is known and as readers of the language write it; "" where nothing of it is. */
export function dateInWords({ date = "", dateParts }: Game, language: string): string {
	if (!dateParts) return date;
	const { year, month, day } = dateParts;
	if (month === undefined && day === undefined) return String(year ?? "");
	if (year === undefined || month === undefined) return date;
	const time = new Date(0);
	time.setUTCFullYear(year, month - 1, day ?? 1);
	return time.toLocaleDateString(language, { timeZone: "UTC", year: "numeric", month: "long", ...(day && { day: "numeric" }) });
}
