import type { Game } from "pbnkit";
import { en, tagValue, type Words } from "pbnkit/viewer";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { download } from "../files/download.js";
import { viewerWords } from "../read/language.js";
import { bridge } from "../rooms/facts.js";
import { hashOf } from "../share/address.js";
import { frameHtml, quoted } from "../share/frame-html.js";
import { longestMade, packed } from "../share/link.js";
import { fileName, titleOf } from "../share/names.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { useSite } from "../words/use-site.js";
import type { Choices, Frame } from "./choices.js";
import { Copyable } from "./fields.js";
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
	/** Whether that is the preview of the choices before, which may be of another height. */
	isStale: boolean;
	/** Is told of all that is copied, as one text; "" where nothing can be. */
	onMade: (html: string) => void;
}

/** What is copied, in pieces. */
export function Result(props: Props) {
	return props.choices.blog === "frame" ? <FrameResult {...props} /> : <ScriptResult {...props} />;
}

function ScriptResult({ choices: { container, host }, pbn, attributes, folder, onMade }: Props) {
	const { builder } = useSite();
	const answer = useAnswer(folder);
	// The hash is of the script that this site was built with.
	const made = attempt(() => snippet({ pbn, container, attributes, folder, integrity: host === "folder" ? "" : AUTO_INTEGRITY }));
	const html = typeof made === "string" ? "" : made.setup + made.deal;
	useLayoutEffect(() => onMade(html), [html]);
	if (typeof made === "string") return <Problem text={made} />;
	return (
		<>
			<Copyable
				title={`1 ${builder.once}`}
				text={made.setup}
				beside={
					answer.is === "wrong" ? (
						<span class="problem" role="alert" data-answer="wrong">
							{answer.why} {builder.onlyText}
						</span>
					) : (
						answer.is === "fine" && <span data-answer="fine">{builder.answers}</span>
					)
				}
			/>
			<Copyable title={`2 ${builder.place}`} text={made.deal}>
				{container === "fence" && attributes["lang"] && <p>{builder.fence}</p>}
			</Copyable>
		</>
	);
}

function FrameResult({ choices: { frame }, pbn, attributes, site, games: [game], height, isStale, onMade }: Props) {
	const words = useSite();
	const { builder } = words;
	const [link, setLink] = useState({ of: "", packed: "" });
	const [described, setDescribed] = useState("");
	// The picture speaks the language of the deal; that of the article is not known.
	const [spoken, setSpoken] = useState<Words>(en);
	const lang = attributes["lang"] ?? en.tag;
	useEffect(() => {
		let left = false;
		viewerWords(lang)
			.catch(() => en)
			.then((found) => !left && setSpoken(found));
		return () => {
			left = true;
		};
	}, [lang]);
	useEffect(() => {
		let left = false;
		void packed(pbn).then((value) => !left && setLink({ of: pbn, packed: value }));
		return () => {
			left = true;
		};
	}, [pbn]);
	useEffect(() => {
		let left = false;
		if (game) void import("./picture.js").then(({ inWords }) => !left && setDescribed(inWords(game, spoken, attributes)));
		return () => {
			left = true;
		};
	}, [game, spoken, JSON.stringify(attributes)]);
	const board = game && tagValue(game, "Board");
	const title = board ? titleOf({ game, words: spoken }) : words.titles.embed;
	const pictureName = board ? `${fileName(game)}.png` : "deal.png";
	const made = attempt(() => framed({ site, packed: link.packed, attributes, frame, title, description: described || title, pictureName, height }));
	const html = typeof made === "string" || link.of !== pbn || isStale ? "" : made.frame;
	useLayoutEffect(() => onMade(html), [html]);
	if (typeof made === "string") return <Problem text={made} />;
	const save = async () => {
		if (game) download(await (await import("./picture.js")).pictureOf(game, spoken, attributes), pictureName);
	};
	return (
		<>
			<Copyable title={builder.frame} text={made.frame} />
			<Copyable title={builder.picture} text={made.picture}>
				<p>
					{filled(builder.upload, { name: pictureName }, words)}{" "}
					<button type="button" data-save="picture" disabled={!game} onClick={() => void save()}>
						{builder.savePicture}
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

/** Whether pages can load pbnkit from a folder. */
type Answer = { is: "trying" } | { is: "fine" } | { is: "untried" } | { is: "wrong"; why: string };

/** How long nothing is typed before an address is tried, in milliseconds. */
const pause = 400;

/** Tries a folder as soon as it is named. An address without a host is on the writer's own, which this page cannot ask. */
function useAnswer(folder: string): Answer {
	const [answer, setAnswer] = useState<Answer>({ is: "trying" });
	useEffect(() => {
		const stop = new AbortController();
		const url = scriptIn(folder);
		setAnswer({ is: url ? "trying" : "untried" });
		if (!url) return;
		const timer = setTimeout(async () => {
			const found = await tried(url, stop.signal);
			if (!stop.signal.aborted) setAnswer(found);
		}, pause);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [folder]);
	return answer;
}

function scriptIn(folder: string): URL | undefined {
	try {
		return new URL("auto.js", folder.replace(/(?<!\/)\/*$/, "/"));
	} catch {
		return undefined;
	}
}

async function tried(url: URL, signal: AbortSignal): Promise<Answer> {
	const words = siteWords();
	const { problems } = words.builder;
	const { host } = url;
	const isOwn = url.origin === location.origin;
	try {
		const response = await fetch(url, { mode: "cors", cache: "no-store", credentials: "omit", referrerPolicy: "no-referrer", signal });
		void response.body?.cancel();
		if (!response.ok) return { is: "wrong", why: filled(problems.notThere, { host, status: String(response.status) }, words) };
		if (!/\bjavascript\b/.test(response.headers.get("content-type") ?? "")) return { is: "wrong", why: filled(problems.noScript, { host }, words) };
		// Of its own host a page gets what others may not have.
		if (isOwn && response.headers.get("access-control-allow-origin") !== "*") {
			return { is: "wrong", why: filled(problems.onlyOwn, { host }, words) };
		}
		return { is: "fine" };
	} catch {
		return { is: "wrong", why: filled(problems.noAnswer, { host }, words) };
	}
}

/** What a place without scripts can have: a frame, or where it allows none a picture that leads to the board. */
interface Framed {
	frame: string;
	picture: string;
}

interface Wanted {
	/** The site, with "/" at its end. */
	site: string;
	/** The deal, as a link has it. */
	packed: string;
	/** As for `snippet`. */
	attributes: Record<string, string>;
	frame: Frame;
	title: string;
	/** In words, for those who do not see the picture. */
	description: string;
	/** Where the picture will be. */
	pictureName: string;
	/** How high it is as the preview shows it, in pixels. */
	height: number;
}

/** Below the board, in pixels: the line that leads to the site. */
const foot = 48;

/** Throws where the deal is too long for a link. */
export function framed({ site, packed, attributes, frame, title, description, pictureName, height }: Wanted): Framed {
	const link = hashOf({ link: { key: bridge.key, text: packed } });
	const settings = Object.entries(attributes).map(([name, value]) => `&${name.replace(/^data-/, "")}=${encodeURIComponent(value)}`);
	const isClear = frame.ground !== "any";
	const looks = [isClear && "&background=none", (frame.ground === "light" || frame.ground === "dark") && `&theme=${frame.ground}`, frame.font === "sans" && "&font=sans"];
	const address = `${site}embed.html${link}${settings.join("")}${looks.filter(Boolean).join("")}`;
	if (address.length > longestMade) {
		const words = siteWords();
		throw new Error(filled(words.builder.problems.tooLong, { n: address.length, most: longestMade }, words));
	}
	const high = Math.ceil((height + foot) / 10) * 10;
	return {
		frame: frameHtml({ address, title, height: high, isClear }),
		picture: `<a href="${quoted(`${site}${link}${settings.join("")}`)}"><img src="${quoted(pictureName)}" alt="${quoted(description)}"></a>\n`,
	};
}
