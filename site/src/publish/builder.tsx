import type { Game } from "pbnkit";
import { type Handle, upgrade } from "pbnkit/auto";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { examples, sample } from "../gallery/examples.js";
import { setWork } from "../install/work.js";
import { languages } from "../languages.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { attributesOf, type Blog, blogs, type Choices, folderOf, fonts, type Frame, grounds, type Host, hosts, knobs, links, parts, programs, untouched } from "./choices.js";
import { Checks, Choice, CopyButton, Line, Options, Step } from "./fields.js";
import { useNarrow } from "./narrow.js";
import { useOpened, usePbn } from "./opened.js";
import { Result } from "./result.js";
import { type Container, containers } from "./snippet.js";

/** A deal as the Deal tag has it. */
const bareDeal = "N:A83.KQ7.AJ85.642 …";

/** The page where a writer sets how a deal is shown, and copies the HTML for it. */
export function Builder() {
	const words = useSite();
	const { builder } = words;
	const [choices, setChoices] = useState(untouched(sample));
	useEffect(() => setChoices((before) => fromGallery(location.hash, before)), []);
	const set = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }));
	const setFrame = (changed: Partial<Frame>) => setChoices((before) => ({ ...before, frame: { ...before.frame, ...changed } }));
	// Where it is built, the page has no address yet.
	const [site, setSite] = useState("");
	useLayoutEffect(() => setSite(new URL(".", location.href).href), []);
	const { pbn, problem: unread } = usePbn(choices.pbn);
	const { problem: notOpened, open } = useOpened((pbn) => {
		set({ pbn });
		setWork(true);
	});
	const problem = unread ?? notOpened;
	const [shown, show] = useState<"preview" | "html">("preview");
	const [drawn, setDrawn] = useState<{ games: readonly Game[]; height: number; isStale: boolean }>({ games: [], height: 600, isStale: true });
	const [html, setHtml] = useState("");
	const file = useRef<HTMLInputElement>(null);

	const attributes = attributesOf(choices, drawn.games[0]?.declarer);
	const isFramed = choices.blog === "frame";
	const isNarrow = useNarrow();
	return (
		<>
			<div class="choices">
				<Step id="step-deal" number={1} title={builder.deal} folds={isNarrow} open={problem !== undefined}>
					<label class="field">
						<span>{filled(builder.paste, { deal: bareDeal }, words)}</span>
						<textarea rows={10} spellcheck={false} value={choices.pbn} onInput={({ currentTarget }) => set({ pbn: currentTarget.value })} />
					</label>
					<p class="open-file">
						<button type="button" onClick={() => file.current?.click()}>
							{builder.open}
						</button>{" "}
						<span>{builder.drop}</span>
						<input
							ref={file}
							id="open-file"
							type="file"
							tabIndex={-1}
							aria-hidden="true"
							class="hidden-input"
							onChange={({ currentTarget }) => {
								open(currentTarget.files?.[0]);
								// The same file may be chosen again.
								currentTarget.value = "";
							}}
						/>
					</p>
					{problem && (
						<p class="problem" role="alert">
							{problem}
						</p>
					)}
				</Step>
				<Step id="step-look" number={2} title={builder.looks} folds={isNarrow}>
					<div class="knobs">
						{knobs.map(({ name, label, values }) => (
							<Choice
								key={name}
								label={builder.knobs[label]}
								value={choices.values[name] ?? attributes[name] ?? values[0]?.[0] ?? ""}
								options={values.map(([each, word]) => [each, word ? builder.values[word] : each])}
								onChange={(value) => set({ values: { ...choices.values, [name]: value } })}
							/>
						))}
						<Line label={builder.boards} value={choices.board} hint={builder.whichBoards} onChange={(board) => set({ board })} />
						<Choice label={builder.language} value={choices.lang} options={[["", builder.asPage], ...languages]} onChange={(lang) => set({ lang })} />
					</div>
					<Checks label={builder.parts} options={parts.map(([part]) => [part, builder.shows[part]])} chosen={choices.shown} onChange={(shown) => set({ shown })} />
					<Checks label={builder.elsewhere} options={links.map((link) => [link, { ...programs, ...builder.links }[link]])} chosen={choices.links} onChange={(chosen) => set({ links: chosen })} />
				</Step>
			</div>
			<section class="result" aria-labelledby="step-copy">
				<h2 id="step-copy">
					<b>3</b> {builder.copy}
				</h2>
				<Options label={builder.blog} name="blog" value={choices.blog} options={blogs.map((blog) => [blog, builder.blogs[blog]])} onChange={(blog) => set({ blog: blog as Blog })} />
				<div class="result-head">
					<div class="result-tabs" role="group" aria-label={builder.shown}>
						{(["preview", "html"] as const).map((each) => (
							<button key={each} type="button" aria-pressed={shown === each} data-show={each} onClick={() => show(each)}>
								{each === "preview" ? builder.preview : each.toUpperCase()}
							</button>
						))}
					</div>
					<CopyButton name="html" label={builder.copyHtml} text={html} mark={() => show("html")} />
				</div>
				{/* A narrow page has it before all else, whatever is shown here. */}
				<div class="previewed" hidden={shown !== "preview"}>
					<Preview
						pbn={pbn}
						attributes={attributes}
						scrolls={isNarrow}
						onStale={() => setDrawn((before) => ({ ...before, isStale: true }))}
						onDrawn={(games, height) => setDrawn((before) => ({ games, height: height || before.height, isStale: false }))}
					/>
				</div>
				<div class="html" hidden={shown !== "html"}>
					{!isFramed && (
						<>
							<Options label={builder.from} name="host" value={choices.host} options={hosts.map((host) => [host, builder.hosts[host]])} onChange={(host) => set({ host: host as Host })} />
							{choices.host === "folder" && <Line label={builder.folder} value={choices.folder} onChange={(folder) => set({ folder })} />}
							<Choice
								label={builder.embed}
								value={choices.container}
								options={Object.entries(containers).map(([each, code]) => [each, each === "pbn-deal" ? code : filled(builder.containers[each as keyof typeof builder.containers], { code }, words)])}
								onChange={(container) => set({ container: container as Container })}
							/>
						</>
					)}
					{isFramed && (
						<>
							<Choice
								label={builder.around}
								value={choices.frame.ground}
								options={grounds.map((ground) => [ground, builder.grounds[ground]])}
								onChange={(ground) => setFrame({ ground: ground as Frame["ground"] })}
							/>
							<Choice
								label={builder.letters}
								value={choices.frame.font}
								options={fonts.map((font) => [font, builder.fonts[font]])}
								onChange={(font) => setFrame({ font: font as Frame["font"] })}
							/>
						</>
					)}
					<Result choices={choices} pbn={pbn} attributes={attributes} site={site} folder={folderOf(choices, site + KIT_FOLDER)} onMade={setHtml} {...drawn} />
				</div>
			</section>
		</>
	);
}

/** How long nothing is typed before the preview is made anew, in milliseconds. */
const pause = 250;

interface Props {
	pbn: string;
	attributes: Record<string, string>;
	/** Whether it has so little room that it is scrolled. */
	scrolls: boolean;
	/** Is told that something else is to be shown: what was drawn is of the choices before. */
	onStale(): void;
	/** Is told of the games that are shown, and how high they are, in pixels. */
	onDrawn(games: readonly Game[], height: number): void;
}

/** The deal as the writer's page will show it: the same script makes it of the same element. */
function Preview({ pbn, attributes, scrolls, onStale, onDrawn }: Props) {
	const { builder } = useSite();
	const isEmpty = pbn.trim() === "";
	const place = useRef<HTMLDivElement>(null);
	const wanted = JSON.stringify([pbn, attributes]);
	useLayoutEffect(onStale, [wanted]);
	useEffect(() => {
		let handles: Handle[] = [];
		let stopped = false;
		const timer = setTimeout(async () => {
			if (isEmpty) return onDrawn([], 0);
			const element = document.createElement("pre");
			element.className = "pbn";
			for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
			element.textContent = pbn;
			place.current?.replaceChildren(element);
			if (place.current) handles = (await upgrade(place.current)).filter((each): each is Handle => each.notation === "pbn");
			if (stopped) for (const handle of handles) handle.destroy();
			else onDrawn(handles[0]?.games ?? [], place.current?.scrollHeight ?? 0);
		}, pause);
		return () => {
			stopped = true;
			clearTimeout(timer);
			for (const handle of handles) handle.destroy();
		};
	}, [wanted]);
	const focus = scrolls && { tabIndex: 0, role: "region" as const, "aria-label": builder.preview };
	return isEmpty ? <p class="preview preview-none">{builder.nothing}</p> : <div key="deal" class="preview" ref={place} {...focus} />;
}

/** What the builder begins with: the example of the gallery that the address names, `#example=quiz`, or the sample. */
function fromGallery(hash: string, before: Choices): Choices {
	const example = examples.find(({ name }) => hash === `#example=${name}`);
	if (!example) return before;
	const { "data-show": shown, ...values } = example.attributes;
	// What it says nothing of is as the viewer has it.
	return { ...untouched(example.pbn), values: { "data-hidden": "", ...values }, shown: shown ? new Set(shown.split(" ")) : before.shown };
}
