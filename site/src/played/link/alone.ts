import { storedChoice } from "../../frame/choice.js";
import { showAlone } from "../../link/page.js";
import type { PlayedGame } from "../notation.js";
import type { Framing } from "./framed.js";
import { type Linking, type LinkReader, showGames, type ViewerWords } from "./games.js";

/** What shows the games that the address has in it, as `showAlone`: with what the link says, and else in the language of the reader. */
export function aloneOf<Game extends PlayedGame, Words extends ViewerWords, Settings, Reader extends LinkReader<Game>>(
	of: Linking<Game, Words, Settings, Reader>,
	{ speak, viewerWordsOf, english }: Pick<Framing<Words>, "speak" | "viewerWordsOf" | "english">,
): (open: () => Promise<void>) => Promise<void> {
	return (open) =>
		showAlone(async (element, place, moved) => {
			const language = new URLSearchParams(location.hash.slice(1)).get("lang") ?? storedChoice().language;
			const [words] = await Promise.all([viewerWordsOf(language).catch(() => english), speak()]);
			return showGames(of, element, place, { settings: of.settingsIn(location.hash), words, moved });
		}, open);
}
