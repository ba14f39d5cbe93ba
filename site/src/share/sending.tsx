import { copyText } from "pbnkit/viewer";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import { EncodingNote } from "../out/encoding-note.js";
import type { BeyondLatin1 } from "../out/written.js";
import { filled } from "../words/filled.js";
import type { SharingWords } from "../words/words.js";
import { longestMade } from "./link.js";

/** What is sent. */
export interface Sent {
	link: string;
	file: File;
	beyond: BeyondLatin1 | undefined;
}

interface Props {
	title: string;
	/** Of the link, beside what it has inside. */
	note: string;
	texts: SharingWords["texts"] & { link: string; inside: string; tooLong: string };
	/** How numbers are written. */
	words: { tag: string };
	/** What is said where the browser copies nothing; the link is marked then. */
	notCopied: string;
	/** Makes it, in Latin-1 where that is asked for. */
	make(asLatin1: boolean): Promise<Sent>;
}

/** The link that has an item in it, and the ways to send it. */
export function Sending({ title, note, texts, words, notCopied, make }: Props) {
	const [made, setMade] = useState<Sent>();
	const [isSaved, setSaved] = useState(false);
	const [said, say] = useState("");
	const [problem, setProblem] = useState<string>();
	const field = useRef<HTMLInputElement>(null);
	const id = useId();

	useEffect(() => {
		let left = false;
		make(false).then(
			(sent) => !left && setMade(sent),
			(error) => !left && setProblem(whyNot(error)),
		);
		return () => {
			left = true;
		};
	}, []);

	if (problem) return <p role="alert">{`${texts.failed} ${problem}`}</p>;
	if (!made) return <p role="status">{texts.reading}</p>;
	const { link, file, beyond } = made;
	const tooLong = link.length > longestMade;
	const copy = () =>
		copyText(link).then(
			() => say(texts.copied),
			() => {
				field.current?.select();
				say(notCopied);
			},
		);
	const save = (saved: File) => {
		download(saved, saved.name);
		setSaved(true);
	};
	const saveAs = async (asLatin1: boolean) => {
		try {
			const sent = await make(asLatin1);
			setMade(sent);
			save(sent.file);
		} catch (error) {
			setProblem(whyNot(error));
		}
	};
	// The system's own sheet may be left without sending.
	const send = (what: ShareData) => void navigator.share(what).catch(() => undefined);
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
						{texts.inside} {note}
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
				{isSaved && <EncodingNote beyond={beyond} choose={(asLatin1) => void saveAs(asLatin1)} />}
			</p>
		</>
	);
}
