import { signsIn } from "./signs.js";

/** PBN as it is; LIN, a link to a hand, or a deal as people write it as PBN. The first of them loads what reads them. Rejects where that fails. */
export async function asPbn(text: string): Promise<string> {
	const signs = signsIn(text);
	if (signs === undefined || signs === "pbn") return text;
	const { load } = await import("pbnkit");
	const pbn = await load();
	try {
		const { bytes } = await pbn.convert(text, { to: "pbn", encoding: "utf8", missing: "omit" });
		// It is for an article: neither the version nor the line ends of a file are wanted.
		return bytes.length > 0 ? new TextDecoder().decode(bytes).replaceAll("\r\n", "\n").replace(/^% PBN .*\n/, "") : text;
	} finally {
		pbn.close();
	}
}
