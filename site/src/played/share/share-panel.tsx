import { useState } from "preact/hooks";
import { Sending } from "../../share/sending.js";
import { filled } from "../../words/filled.js";
import { hashTo, siteOf, textOf } from "./game.js";
import type { PanelProps } from "./sharing.js";

/** The link that has a game in it, and the ways to send it. */
export function SendGame({ menu, sharing }: PanelProps) {
	const { game, words, texts } = menu;
	const { facts, type, printed } = sharing;
	const [{ move }] = useState(menu.spot);
	const make = async () => {
		const text = await textOf(menu);
		const link = `${siteOf(menu)}${facts.home}${await hashTo(text, facts, menu)}`;
		return { link, file: new File([text], `${sharing.fileNameOf(game)}.${facts.ending}`, { type }), beyond: undefined };
	};
	const title = sharing.titleOf(game, words) ?? words.game.untitled;
	return <Sending title={title} note={move ? filled(texts.fromMove, { move: printed(move, game) }, words) : ""} texts={texts} words={words} notCopied={texts.notCopied} make={make} />;
}
