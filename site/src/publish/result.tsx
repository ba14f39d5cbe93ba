import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { download } from "../files/download.js";
import type { ArticleRoom, BuilderTexts, Drawn, Still } from "../rooms/article.js";
import { packed } from "../share/link.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import type { Choices } from "./choices.js";
import { Copyable } from "./fields.js";
import { framed } from "./framed.js";
import { snippet } from "./snippet.js";
import { useAnswer } from "./use-answer.js";

interface Props {
	room: ArticleRoom;
	texts: BuilderTexts;
	choices: Choices;
	text: string;
	attributes: Record<string, string>;
	/** The address of this site, "" until it is known. */
	site: string;
	/** Where pages load pbnkit from. */
	folder: string;
	/** What the preview shows, and how high it is, in pixels. */
	drawn: Drawn;
	height: number;
	/** Whether that is the preview of the choices before, which may be of another height. */
	isStale: boolean;
	/** Is told of all that is copied, as one text; "" where nothing can be. */
	onMade: (html: string) => void;
}

/** What is copied, in pieces. */
export function Result(props: Props) {
	return props.choices.blog === "frame" ? <FrameResult {...props} /> : <ScriptResult {...props} />;
}

function ScriptResult({ choices: { kind, container, host }, texts, text, attributes, folder, onMade }: Props) {
	const answer = useAnswer(folder);
	// The hash is of the script that this site was built with.
	const made = attempt(() => snippet({ kind, text, container, attributes, folder, integrity: host === "folder" ? "" : AUTO_INTEGRITY }));
	const html = typeof made === "string" ? "" : made.setup + made.block;
	useLayoutEffect(() => onMade(html), [html]);
	if (typeof made === "string") return <Problem text={made} />;
	return (
		<>
			<Copyable
				title={`1 ${texts.once}`}
				text={made.setup}
				beside={
					answer.is === "wrong" ? (
						<span class="problem" role="alert" data-answer="wrong">
							{answer.why} {texts.onlyText}
						</span>
					) : (
						answer.is === "fine" && <span data-answer="fine">{texts.answers}</span>
					)
				}
			/>
			<Copyable title={`2 ${texts.place}`} text={made.block}>
				{container === "fence" && attributes["lang"] && <p>{texts.fence}</p>}
			</Copyable>
		</>
	);
}

function FrameResult({ room, texts, choices: { frame }, text, attributes, site, drawn, height, isStale, onMade }: Props) {
	const words = useSite();
	const { still, link, isStale: isOld } = useMade(room, text, attributes, drawn);
	const title = still?.title ?? room.untitled(words);
	const pictureName = still?.pictureName ?? "";
	const made = attempt(() =>
		framed({ site, facts: room.facts, packed: link.packed, attributes: link.attributes, frame, title, description: still?.description || title, pictureName, height, tooLong: texts.problems.tooLong }),
	);
	const html = typeof made === "string" || isOld || isStale ? "" : made.frame;
	useLayoutEffect(() => onMade(html), [html]);
	if (typeof made === "string") return <Problem text={made} />;
	const save = async () => {
		if (still?.picture) download(await still.picture(), pictureName);
	};
	return (
		<>
			<Copyable title={texts.frame} text={made.frame} />
			<Copyable title={texts.picture} text={made.picture}>
				<p>
					{filled(texts.upload, { name: pictureName }, words)}{" "}
					<button type="button" data-save="picture" disabled={!still?.picture} onClick={() => void save()}>
						{texts.savePicture}
					</button>
				</p>
			</Copyable>
		</>
	);
}

interface Made {
	/** What it was made of. */
	of: string;
	drawn?: Drawn;
	still?: Still;
	link: { packed: string; attributes: Readonly<Record<string, string>> };
}

/** What takes its time: the link, and what stands for the preview where no script runs. */
function useMade(room: ArticleRoom, text: string, attributes: Record<string, string>, drawn: Drawn): Made & { isStale: boolean } {
	const [made, setMade] = useState<Made>({ of: "", link: { packed: "", attributes: {} } });
	const wanted = JSON.stringify([text, attributes]);
	useEffect(() => {
		let left = false;
		// The picture speaks the language of what is shown; that of the article is not known.
		const published = { ...drawn, text, attributes, tag: attributes["lang"] ?? "en" };
		const linked = room.linked?.(published) ?? { text, attributes };
		Promise.all([packed(linked.text), room.still(published)]).then(
			([packed, still]) => !left && setMade({ of: wanted, drawn, still, link: { packed, attributes: linked.attributes } }),
			() => undefined,
		);
		return () => {
			left = true;
		};
	}, [drawn, wanted]);
	return { ...made, isStale: made.of !== wanted || made.drawn !== drawn };
}

/** What is made, or why it cannot be. */
function attempt<Made extends object>(make: () => Made): Made | string {
	try {
		return make();
	} catch (error) {
		return (error as Error).message;
	}
}

function Problem({ text }: { text: string }) {
	return (
		<p class="problem" role="alert">
			{text}
		</p>
	);
}
