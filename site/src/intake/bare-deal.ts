const hand = String.raw`(?:-|(?:[AKQJT2-9]|10)*(?:\.(?:[AKQJT2-9]|10)*){3})`;

/** A deal as it is in the Deal tag, alone: "N:A83.KQ7.AJ85.642 942.T53.962.K953 …". */
const bare = new RegExp(String.raw`^["“”]?([NESW]):\s*(${hand}(?:\s+${hand}){3})["“”]?$`, "i");

/** PBN of deals that come without anything around them, one on each line or one over several lines. Undefined for any other text. */
export function pbnOfDeals(text: string): string | undefined {
	const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
	const deals = lines.every((line) => bare.test(line)) ? lines : [lines.join(" ")];
	const tags = deals.map((deal) => {
		const [, first, hands] = bare.exec(deal) ?? [];
		return first && hands && `[Deal "${`${first}:${hands}`.toUpperCase().replace(/10/g, "T").replace(/\s+/g, " ")}"]\n`;
	});
	if (tags.length === 0 || tags.includes(undefined)) return undefined;
	return tags.length === 1 ? tags[0] : tags.map((tag, at) => `[Board "${at + 1}"]\n${tag}`).join("\n");
}
