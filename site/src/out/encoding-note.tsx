import { around, filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import type { BeyondLatin1 } from "./written.js";

interface Props {
	/** Of what was written; nothing is said where Latin-1 has all characters. */
	beyond: BeyondLatin1 | undefined;
	/** Writes it in the other encoding. */
	choose: (asLatin1: boolean) => void;
	/** How many files are there to be downloaded; absent where a file was saved. */
	downloads?: number;
}

/** Says in which encoding something was written, where Latin-1 lacks a character of it, and offers the other one. */
export function EncodingNote({ beyond, choose, downloads }: Props) {
	const words = useSite();
	const { encoding } = words;
	if (!beyond) return null;
	const { word, asLatin1 } = beyond;
	const said = asLatin1 ? encoding.latin1 : downloads ? encoding.downloads : encoding.saved;
	return (
		<>
			{" "}
			<span class="encoding-note">
				{around(filled(said, downloads ? { n: downloads } : {}, words), <bdi>{word}</bdi>)}{" "}
				<button type="button" data-encoding={asLatin1 ? "utf8" : "latin1"} onClick={() => choose(!asLatin1)}>
					{asLatin1 ? encoding.toUtf8 : encoding.toLatin1}
				</button>
			</span>
		</>
	);
}
