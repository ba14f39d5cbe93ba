import { useState } from "preact/hooks";
import { Sending } from "../../share/sending.js";
import { filled } from "../../words/filled.js";
import { fileNameOf, titleOf } from "../titles.js";
import { hashTo, type MenuGame, pgnOf, pgnType, siteOf } from "./game.js";
import { printed } from "./picture.js";
import { chess } from "../../rooms/facts.js";

/** The link that has a game in it, and the ways to send it. */
export function SharePanel(menu: MenuGame) {
	const { game, words, texts } = menu;
	const [{ move }] = useState(menu.spot);
	const make = async () => {
		const pgn = await pgnOf(menu);
		const link = `${siteOf(menu)}${chess.home}${await hashTo(pgn, menu)}`;
		return { link, file: new File([pgn], `${fileNameOf(game)}.pgn`, { type: pgnType }), beyond: undefined };
	};
	const title = titleOf(game, words) ?? words.game.untitled;
	return <Sending title={title} note={move ? filled(texts.fromMove, { move: printed(move) }, words) : ""} texts={texts} words={words} notCopied={texts.notCopied} make={make} />;
}
