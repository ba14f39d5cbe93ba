import type { Game } from "pbnkit";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { setWork } from "../install/work.js";
import { attributesOf, type Blog, blogs, type Choices, folderOf, type Host, hosts, untouched } from "./choices.js";
import { Checks, Choice, CopyButton, Line, Options } from "./fields.js";
import { fromGallery } from "./from-gallery.js";
import { languages } from "../languages.js";
import { knobs, links, parts, programs } from "./knobs.js";
import { useOpened } from "./opened.js";
import { Preview } from "./preview.js";
import { Result } from "./result.js";
import { sample } from "./sample.js";
import { type Container, containers } from "./snippet.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { usePbn } from "./use-pbn.js";

/** A deal as the Deal tag has it. */
const bareDeal = "N:A83.KQ7.AJ85.642 …";

/** The page where a writer sets how a deal is shown, and copies the HTML for it. */
export function Builder() {
	const words = useSite();
	const { builder } = words;
	const [choices, setChoices] = useState(untouched(sample));
	useEffect(() => setChoices((before) => fromGallery(location.hash, before)), []);
	const set = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }));
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

	const attributes = attributesOf(choices);
	const isFramed = choices.blog === "frame";
	return (
		<>
			<div class="choices">
				<section aria-labelledby="step-deal">
					<h2 id="step-deal">
						<b>1</b> {builder.deal}
					</h2>
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
				</section>
				<section aria-labelledby="step-look">
					<h2 id="step-look">
						<b>2</b> {builder.looks}
					</h2>
					<div class="knobs">
						{knobs.map(({ name, label, values }) => (
							<Choice
								key={name}
								label={builder.knobs[label]}
								value={choices.values[name] ?? values[0]?.[0] ?? ""}
								options={values.map(([each, word]) => [each, word ? builder.values[word] : each])}
								onChange={(value) => set({ values: { ...choices.values, [name]: value } })}
							/>
						))}
						<Line label={builder.boards} value={choices.board} hint={builder.whichBoards} onChange={(board) => set({ board })} />
						<Choice label={builder.language} value={choices.lang} options={[["", builder.asPage], ...languages]} onChange={(lang) => set({ lang })} />
					</div>
					<Checks label={builder.parts} options={parts.map(([part]) => [part, builder.shows[part]])} chosen={choices.shown} onChange={(shown) => set({ shown })} />
					<Checks label={builder.elsewhere} options={links.map((link) => [link, { ...programs, ...builder.links }[link]])} chosen={choices.links} onChange={(chosen) => set({ links: chosen })} />
				</section>
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
				<div hidden={shown !== "preview"}>
					<Preview
						pbn={pbn}
						attributes={attributes}
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
					<Result choices={choices} pbn={pbn} attributes={attributes} site={site} folder={folderOf(choices, site + KIT_FOLDER)} onMade={setHtml} {...drawn} />
				</div>
			</section>
		</>
	);
}
