import type { Game } from "pbnkit";
import { en, tagValue } from "pbnkit/viewer";
import { useEffect, useState } from "preact/hooks";
import { download } from "../files/download.js";
import { packed } from "../share/link.js";
import { fileName, titleOf } from "../share/names.js";
import { useAnswer } from "./answers.js";
import type { Choices } from "./choices.js";
import { Copyable } from "./fields.js";
import { framed } from "./framed.js";
import { snippet } from "./snippet.js";

interface Props {
	choices: Choices;
	pbn: string;
	attributes: Record<string, string>;
	/** The address of this site, "" until it is known. */
	site: string;
	/** Where pages load pbnkit from. */
	folder: string;
	/** What the preview shows, and how high it is, in pixels. */
	games: readonly Game[];
	height: number;
}

/** What is copied, in pieces. */
export function Result(props: Props) {
	return props.choices.blog === "frame" ? <FrameResult {...props} /> : <ScriptResult {...props} />;
}

function ScriptResult({ choices: { container, host }, pbn, attributes, folder }: Props) {
	const answer = useAnswer(folder);
	// The hash is of the script that this site was built with.
	const made = attempt(() => snippet({ pbn, container, attributes, folder, integrity: host === "folder" ? "" : AUTO_INTEGRITY }));
	if (typeof made === "string") return <Problem text={made} />;
	return (
		<>
			<Copyable
				title="1 Paste once per page"
				text={made.setup}
				beside={
					answer.is === "wrong" ? (
						<span class="problem" role="alert" data-answer="wrong">
							{answer.why} Readers would see the text of the file only: load pbnkit from another place.
						</span>
					) : (
						answer.is === "fine" && <span data-answer="fine">The address answers.</span>
					)
				}
			/>
			<Copyable title="2 Paste where the deal should appear" text={made.deal}>
				{container === "fence" && attributes["lang"] && <p>A fence has no language of its own: the deal speaks that of your page.</p>}
			</Copyable>
		</>
	);
}

function FrameResult({ pbn, attributes, site, games: [game], height }: Props) {
	const [link, setLink] = useState("");
	const [described, setDescribed] = useState("");
	useEffect(() => {
		let left = false;
		void packed(pbn).then((value) => !left && setLink(value));
		return () => {
			left = true;
		};
	}, [pbn]);
	useEffect(() => {
		let left = false;
		if (game) void import("./picture.js").then(({ inWords }) => !left && setDescribed(inWords(game)));
		return () => {
			left = true;
		};
	}, [game]);
	const board = game && tagValue(game, "Board");
	const title = board ? titleOf({ game, words: en }) : "Bridge deal";
	const pictureName = board ? `${fileName(game)}.png` : "deal.png";
	const made = attempt(() => framed({ site, packed: link, attributes, title, description: described || title, pictureName, height }));
	if (typeof made === "string") return <Problem text={made} />;
	const save = async () => {
		if (game) download(await (await import("./picture.js")).pictureOf(game), pictureName);
	};
	return (
		<>
			<Copyable title="One line, where frames are allowed" text={made.frame} />
			<Copyable title="A picture with a link, where they are not" text={made.picture}>
				<p>
					Upload the picture to your blog, and put its address in the place of {pictureName}.{" "}
					<button type="button" data-save="picture" disabled={!game} onClick={() => void save()}>
						Save the picture
					</button>
				</p>
			</Copyable>
		</>
	);
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
