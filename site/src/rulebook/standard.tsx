import { markdown, Runs } from "./markdown.js";

/** What the standard calls its chapters and sections. */
const titles: Record<string, string> = {
	"2": "File layout",
	"2.1": "Import format and export format",
	"2.2": "Character set",
	"2.3": "Line specification",
	"2.4": "Escape mechanism",
	"3": "Game layout",
	"3.1": "Game sections",
	"3.2": "Tokens",
	"3.3": "Tag pair",
	"3.4": "Identification section",
	"3.5": "Auction section",
	"3.6": "Play section",
	"3.7": "Numeric Annotation Glyphs",
	"3.8": "Commentary",
	"3.9": "Irregularities",
	"3.10": "End positions",
	"3.11": "Case sensitivity",
	"4": "Supplemental tags",
	"4.1": "Game related information",
	"4.2": "Score related information",
	"4.3": "Player related information",
	"4.4": "Event related information",
	"4.5": "Time and date related information",
	"4.6": "Time control",
	"4.7": "Miscellaneous",
	"4.8": "Tag value inheritance",
	"4.9": "Expandability",
	"4.10": "Compatibility",
	"5": "Supplemental sections",
	"5.1": "General description",
	"5.2": "Description of tables",
	"5.3": "ActionTable",
	"5.4": "AuctionTimeTable",
	"5.5": "InstantScoreTable",
	"5.6": "OptimumPlayTable",
	"5.7": "OptimumResultTable",
	"5.8": "PlayTimeTable",
	"5.9": "ScoreTable",
	"5.10": "TotalScoreTable",
	"6": "File issues",
	"6.1": "File name",
	"6.2": "File embedding",
	dialects: "What programs really write",
};

/** The title of a chapter, or of the section that a section or a clause is in. */
export function titleOf(number: string): string {
	const title = titles[number];
	if (title === undefined) throw new Error(`The standard has no section ${number}.`);
	return title;
}

/** The chapter of a section or a clause: "3" of "3.4.11-a". */
export const chapterOf = (number: string): string => /^\w+/.exec(number)?.[0] ?? "";

/** The section of a subsection or a clause: "3.4" of "3.4.11-a". */
export const sectionOf = (number: string): string => /^\w+(\.\d+)?/.exec(number)?.[0] ?? "";

/** The order of chapters and sections: "3.10" comes after "3.9". */
export const inOrder = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true });

/** The anchor of a chapter or section on the page of all clauses. */
export const sectionAnchor = (number: string): string => `s-${number}`;

/** What a clause of the standard demands, in a line. */
export function Demand({ text }: { text: string }) {
	return (
		<>
			{markdown(text).map((block) => (block.kind === "paragraph" ? <Runs runs={block.runs} /> : null))}
		</>
	);
}
