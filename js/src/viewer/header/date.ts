/** A date of the standard, "2014.07.??", as far as it is known and as readers of the language write it. */
export function dateInWords(date: string, language: string): string {
	const [, year, month = "", day = ""] = /^([\d?]{4})\.([\d?]{2})\.([\d?]{2})$/.exec(date) ?? [];
	if (!year) return date;
	if (month === "??" && day === "??") return year === "????" ? "" : year;
	const isWhole = day !== "??";
	const time = new Date(`${year}-${month}-${isWhole ? day : "01"}T00:00Z`);
	if (Number.isNaN(time.getTime())) return date;
	return time.toLocaleDateString(language, { timeZone: "UTC", year: "numeric", month: "long", ...(isWhole && { day: "numeric" }) });
}
