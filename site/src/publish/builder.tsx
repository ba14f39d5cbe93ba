import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { setWork } from "../install/work.js";
import { languages } from "../languages.js";
import type { ArticleRoom, BuilderTexts, Drawn } from "../rooms/article.js";
import { toRoot } from "../rooms/facts.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { attributesOf, type Blog, blogs, chosenAtFirst, type Choices, folderOf, fonts, type Frame, grounds, type Host, hosts, ofKind } from "./choices.js";
import { Checks, Choice, Copier, CopyButton, Line, Options, PasteField, Step } from "./fields.js";
import { useNarrow } from "./narrow.js";
import { useOpened, useText } from "./opened.js";
import { Preview } from "./preview.js";
import { Result } from "./result.js";
import { containersOf } from "./snippet.js";

/** The page where a writer sets how a text of a room is shown, and copies the HTML for it. */
export function Builder({ room }: { room: ArticleRoom }) {
	const words = useSite();
	const texts = room.texts(words);
	const [choices, setChoices] = useState(() => chosenAtFirst(room, ""));
	useEffect(() => setChoices((before) => (location.hash ? chosenAtFirst(room, location.hash) : before)), []);
	const set = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }));
	const setFrame = (changed: Partial<Frame>) => setChoices((before) => ({ ...before, frame: { ...before.frame, ...changed } }));
	const setValue = (name: string, value: string) => setChoices((before) => ({ ...before, values: { ...before.values, [name]: value } }));
	const take = (text: string, kind = room.kindOf(text)) => setChoices((before) => ({ ...ofKind(before, kind), text }));
	// Where it is built, the page has no address yet.
	const [site, setSite] = useState("");
	useLayoutEffect(() => setSite(new URL(toRoot(room) || ".", location.href).href), []);
	const { text, problem: unread } = useText(room, choices.text);
	const { problem: notOpened, open } = useOpened(room, (text) => {
		take(text);
		setWork(true);
	});
	const problem = unread ?? notOpened;
	const [shown, show] = useState<"preview" | "html">("preview");
	const [preview, setPreview] = useState<{ drawn: Drawn; height: number; isStale: boolean }>({ drawn: { kind: choices.kind, items: [], spot: undefined }, height: 600, isStale: true });
	const [html, setHtml] = useState("");
	const attributes = attributesOf(choices, room.implied?.(choices.values, preview.drawn.items));
	const isFramed = choices.blog === "frame";
	const isNarrow = useNarrow();
	const Source = room.Source;
	return (
		<Copier.Provider value={room.copyText}>
			<div class="choices">
				<Step id="step-deal" number={1} title={texts.deal} folds={isNarrow} open={problem !== undefined}>
					{Source ? (
						<Source texts={texts} text={choices.text} kind={choices.kind} drawn={preview.isStale ? undefined : preview.drawn} change={take} setting={(name) => attributes[name]} set={setValue} />
					) : (
						<PasteField label={filled(texts.paste, { deal: room.bare }, words)} text={choices.text} onInput={(text) => set({ text })} />
					)}
					<OpenFile texts={texts} open={open} />
					{problem && (
						<p class="problem" role="alert">
							{problem}
						</p>
					)}
				</Step>
				<Step id="step-look" number={2} title={texts.looks} folds={isNarrow}>
					<Looks room={room} texts={texts} choices={choices} attributes={attributes} set={set} setValue={setValue} />
				</Step>
			</div>
			<section class="result" aria-labelledby="step-copy">
				<h2 id="step-copy">
					<b>3</b> {texts.copy}
				</h2>
				<Options label={texts.blog} name="blog" value={choices.blog} options={blogs.map((blog) => [blog, texts.blogs[blog]])} onChange={(blog) => set({ blog: blog as Blog })} />
				<div class="result-head">
					<div class="result-tabs" role="group" aria-label={texts.shown}>
						{(["preview", "html"] as const).map((each) => (
							<button key={each} type="button" aria-pressed={shown === each} data-show={each} onClick={() => show(each)}>
								{each === "preview" ? texts.preview : each.toUpperCase()}
							</button>
						))}
					</div>
					<CopyButton name="html" label={texts.copyHtml} text={html} mark={() => show("html")} />
				</div>
				{/* A narrow page has it before all else, whatever is shown here. */}
				<div class="previewed" hidden={shown !== "preview"}>
					<Preview
						room={room}
						texts={texts}
						kind={choices.kind}
						text={text}
						attributes={attributes}
						scrolls={isNarrow}
						onStale={() => setPreview((before) => ({ ...before, isStale: true }))}
						onDrawn={(drawn, height) => setPreview((before) => ({ drawn, height: height || before.height, isStale: false }))}
					/>
				</div>
				<div class="html" hidden={shown !== "html"}>
					{isFramed ? <FrameChoices texts={texts} frame={choices.frame} set={setFrame} /> : <ScriptChoices texts={texts} choices={choices} set={set} />}
					<Result room={room} texts={texts} choices={choices} text={text} attributes={attributes} site={site} folder={folderOf(choices, site + KIT_FOLDER)} onMade={setHtml} {...preview} />
				</div>
			</section>
		</Copier.Provider>
	);
}

/** A file in place of a text. */
function OpenFile({ texts, open }: { texts: BuilderTexts; open(file: File | undefined): void }) {
	const file = useRef<HTMLInputElement>(null);
	return (
		<p class="open-file">
			<button type="button" onClick={() => file.current?.click()}>
				{texts.open}
			</button>{" "}
			<span>{texts.drop}</span>
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
	);
}

interface ChoicesProps {
	texts: BuilderTexts;
	choices: Choices;
	set(changed: Partial<Choices>): void;
}

/** How the text is to look. */
function Looks({ room, texts, choices, attributes, set, setValue }: ChoicesProps & { room: ArticleRoom; attributes: Record<string, string>; setValue(name: string, value: string): void }) {
	const { kind, values } = choices;
	return (
		<>
			<div class="knobs">
				{kind.knobs.map(({ name, label, values: all }) => (
					<Choice
						key={name}
						label={texts.knobs[label] ?? label}
						value={values[name] ?? attributes[name] ?? all[0]?.[0] ?? ""}
						options={all.map(([each, word]) => [each, (word && texts.values[word]) ?? each])}
						onChange={(value) => setValue(name, value)}
					/>
				))}
				{kind.typed.map(({ name, label, hint }) => (
					<Line key={name} label={texts.typed[label] ?? label} value={values[name] ?? ""} hint={texts.typed[hint] ?? ""} onChange={(value) => setValue(name, value)} />
				))}
				<Choice label={texts.language} value={choices.lang} options={[["", texts.asPage], ...languages]} onChange={(lang) => set({ lang })} />
			</div>
			{kind.parts.length > 0 && <Checks label={texts.parts} options={kind.parts.map(([part]) => [part, texts.shows[part] ?? part])} chosen={choices.shown} onChange={(shown) => set({ shown })} />}
			{kind.links.length > 0 && <Checks label={texts.elsewhere} options={kind.links.map((link) => [link, room.programs[link] ?? texts.links[link] ?? link])} chosen={choices.links} onChange={(links) => set({ links })} />}
		</>
	);
}

/** Where a page with scripts has it from, and what it is in there. */
function ScriptChoices({ texts, choices: { kind, host, folder, container }, set }: ChoicesProps) {
	const words = useSite();
	const named = ([each, code]: [string, string]): [string, string] => {
		const sentence = each === kind.element ? undefined : texts.containers[each];
		return [each, sentence ? filled(sentence, { code }, words) : code];
	};
	return (
		<>
			<Options label={texts.from} name="host" value={host} options={hosts.map((host) => [host, texts.hosts[host]])} onChange={(host) => set({ host: host as Host })} />
			{host === "folder" && <Line label={texts.folder} value={folder} onChange={(folder) => set({ folder })} />}
			<Choice label={texts.embed} value={container} options={Object.entries(containersOf(kind)).map(named)} onChange={(container) => set({ container })} />
		</>
	);
}

/** How a frame goes with the page around it. */
function FrameChoices({ texts, frame, set }: { texts: ChoicesProps["texts"]; frame: Frame; set(changed: Partial<Frame>): void }) {
	return (
		<>
			<Choice label={texts.around} value={frame.ground} options={grounds.map((ground) => [ground, texts.grounds[ground]])} onChange={(ground) => set({ ground: ground as Frame["ground"] })} />
			<Choice label={texts.letters} value={frame.font} options={fonts.map((font) => [font, texts.fonts[font]])} onChange={(font) => set({ font: font as Frame["font"] })} />
		</>
	);
}
