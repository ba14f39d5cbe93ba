import { copyText } from "pbnkit/viewer";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import { useLanguage } from "../read/language.js";
import { hashOf } from "./address.js";
import { type MenuBoard, pbnOf, pbnType } from "./board.js";
import { fileName, titleOf } from "./names.js";
import { longestMade, packed } from "./link.js";
import { filled } from "../words/filled.js";

/** The link that has a board in it, and the ways to send it. */
export function SharePanel(board: MenuBoard) {
	const { game, words, card } = board;
	const { share: texts } = useLanguage();
	const [made, setMade] = useState<{ link: string; file: File }>();
	const [said, say] = useState("");
	const [problem, setProblem] = useState<string>();
	const field = useRef<HTMLInputElement>(null);
	const id = useId();
	const [at] = useState(card);

	useEffect(() => {
		let left = false;
		(async () => {
			const text = await pbnOf(board);
			const link = `${location.origin}${location.pathname}${hashOf({ pbn: await packed(text), card: at })}`;
			if (!left) setMade({ link, file: new File([text], `${fileName(game)}.pbn`, { type: pbnType }) });
		})().catch((error) => !left && setProblem(whyNot(error)));
		return () => {
			left = true;
		};
	}, []);

	if (problem) return <p role="alert">{`${texts.failed} ${problem}`}</p>;
	if (!made) return <p role="status">{texts.reading}</p>;
	const { link, file } = made;
	const tooLong = link.length > longestMade;
	const copy = () =>
		copyText(link).then(
			() => say(texts.copied),
			() => {
				field.current?.select();
				say(words.links.notCopied);
			},
		);
	// The system's own sheet may be left without sending.
	const send = (what: ShareData) => void navigator.share(what).catch(() => undefined);
	const title = titleOf(board);
	const canSend = "share" in navigator;
	const canSendFile = canSend && navigator.canShare?.({ files: [file] });
	return (
		<>
			{tooLong ? (
				<p role="alert">{filled(texts.tooLong, { n: link.length, most: longestMade }, words)}</p>
			) : (
				<>
					<label for={id}>{texts.link}</label>
					<input ref={field} id={id} class="share-link" type="text" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
					<p class="reader-note">
						{texts.inside} {at > 0 && filled(texts.fromCard, { n: at }, words)}
					</p>
				</>
			)}
			<div class="share-buttons">
				{!tooLong && (
					<button type="button" class="primary" data-share="copy" onClick={() => void copy()}>
						{texts.copyLink}
					</button>
				)}
				{!tooLong && canSend && (
					<button type="button" data-share="send" onClick={() => send({ title, url: link })}>
						{texts.send}
					</button>
				)}
				{tooLong && canSendFile && (
					<button type="button" data-share="send-file" onClick={() => send({ title, files: [file] })}>
						{texts.sendFile}
					</button>
				)}
				<button type="button" data-share="save" onClick={() => download(file, file.name)}>
					{texts.save}
				</button>
			</div>
			<p class="reader-note" role="status">
				{said}
			</p>
		</>
	);
}
