import { useState } from "preact/hooks";
import { pbnType } from "../out/written.js";
import { useLanguage } from "../read/language.js";
import { filled } from "../words/filled.js";
import { fileOf, linkTo, type MenuBoard, pbnOf } from "./board.js";
import { fileName, titleOf } from "./names.js";
import { Sending } from "./sending.js";

/** The link that has a board in it, and the ways to send it. */
export function SharePanel(board: MenuBoard) {
	const { game, words, card } = board;
	const { share: texts } = useLanguage();
	const [at] = useState(card);
	const make = async (asLatin1: boolean) => {
		const text = await pbnOf(board);
		const { blob, beyond } = await fileOf(text, asLatin1);
		const link = `${location.origin}${location.pathname}${await linkTo(text, at)}`;
		return { link, file: new File([blob], `${fileName(game)}.pbn`, { type: pbnType }), beyond };
	};
	return <Sending title={titleOf(board)} note={at > 0 ? filled(texts.fromCard, { n: at }, words) : ""} texts={texts} words={words} notCopied={words.links.notCopied} make={make} />;
}
