import { copyText } from "pbnkit/viewer";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import { EncodingNote } from "../out/encoding-note.js";
import { pbnType, type Written } from "../out/written.js";
import { useLanguage } from "../read/language.js";
import { fileOf, linkTo, type MenuBoard, pbnOf } from "./board.js";
import { fileName, titleOf } from "./names.js";
import { longestMade } from "./link.js";
import { filled } from "../words/filled.js";

/** The link that has a board in it, and the ways to send it. */
export function SharePanel(board: MenuBoard) {
	const { game, words, card } = board;
	const { share: texts } = useLanguage();
	const [made, setMade] = useState<{ link: string; text: string; written: Written }>();
	const [isSaved, setSaved] = useState(false);
	const [said, say] = useState("");
	const [problem, setProblem] = useState<string>();
	const field = useRef<HTMLInputElement>(null);
	const id = useId();
	const [at] = useState(card);

	useEffect(() => {
		let left = false;
		(async () => {
			const text = await pbnOf(board);
			const link = `${location.origin}${location.pathname}${await linkTo(text, at)}`;
			const written = await fileOf(text);
			if (!left) setMade({ link, text, written });
		})().catch((error) => !left && setProblem(whyNot(error)));
		return () => {
			left = true;
		};
	}, []);

	if (problem) return <p role="alert">{`${texts.failed} ${problem}`}</p>;
	if (!made) return <p role="status">{texts.reading}</p>;
	const { link, text, written } = made;
	const file = new File([written.blob], `${fileName(game)}.pbn`, { type: pbnType });
	const tooLong = link.length > longestMade;
	const copy = () =>
		copyText(link).then(
			() => say(texts.copied),
			() => {
				field.current?.select();
				say(words.links.notCopied);
			},
		);
	const save = (saved: File) => {
		download(saved, saved.name);
		setSaved(true);
	};
	const saveAs = async (asLatin1: boolean) => {
		try {
			const written = await fileOf(text, asLatin1);
			setMade({ link, text, written });
			save(new File([written.blob], file.name, { type: pbnType }));
		} catch (error) {
			setProblem(whyNot(error));
		}
	};
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
					<button
						type="button"
						data-share="send-file"
						onClick={() => {
							send({ title, files: [file] });
							setSaved(true);
						}}
					>
						{texts.sendFile}
					</button>
				)}
				<button type="button" data-share="save" onClick={() => save(file)}>
					{texts.save}
				</button>
			</div>
			<p class="reader-note" role="status">
				{said}
				{isSaved && <EncodingNote beyond={written.beyond} choose={(asLatin1) => void saveAs(asLatin1)} />}
			</p>
		</>
	);
}
