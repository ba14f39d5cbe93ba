import type { Game } from "pbnkit";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { setWork } from "../install/work.js";
import { pbnOfDeals } from "../intake/bare-deal.js";
import { attributesOf, type Blog, blogs, type Choices, folderOf, type Host, hosts, untouched } from "./choices.js";
import { Checks, Choice, Line, Options } from "./fields.js";
import { fromGallery } from "./from-gallery.js";
import { knobs, languages, links, parts } from "./knobs.js";
import { useOpened } from "./opened.js";
import { Preview } from "./preview.js";
import { Result } from "./result.js";
import { sample } from "./sample.js";
import { type Container, containers } from "./snippet.js";

/** The page where a writer sets how a deal is shown, and copies the HTML for it. */
export function Builder() {
	const [choices, setChoices] = useState(untouched(sample));
	useEffect(() => setChoices((before) => fromGallery(location.hash, before)), []);
	const set = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }));
	// Where it is built, the page has no address yet.
	const [site, setSite] = useState("");
	useLayoutEffect(() => setSite(new URL(".", location.href).href), []);
	const { problem, open } = useOpened((pbn) => {
		set({ pbn });
		setWork(true);
	});
	const [shown, show] = useState<"preview" | "html">("preview");
	const [drawn, setDrawn] = useState<{ games: readonly Game[]; height: number }>({ games: [], height: 600 });
	const file = useRef<HTMLInputElement>(null);

	const pbn = pbnOfDeals(choices.pbn) ?? choices.pbn;
	const attributes = attributesOf(choices);
	const isFramed = choices.blog === "frame";
	return (
		<>
			<div class="choices">
				<section aria-labelledby="step-deal">
					<h2 id="step-deal">
						<b>1</b> The deal
					</h2>
					<label class="field">
						<span>Paste PBN, or a deal such as N:A83.KQ7.AJ85.642 …</span>
						<textarea rows={10} spellcheck={false} value={choices.pbn} onInput={({ currentTarget }) => set({ pbn: currentTarget.value })} />
					</label>
					<p class="open-file">
						<button type="button" onClick={() => file.current?.click()}>
							Open a file…
						</button>{" "}
						<span>or drop one anywhere on this page</span>
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
						<b>2</b> How it looks
					</h2>
					<div class="knobs">
						{knobs.map(({ name, label, values }) => (
							<Choice
								key={name}
								label={label}
								value={choices.values[name] ?? values[0]?.[0] ?? ""}
								options={values}
								onChange={(value) => set({ values: { ...choices.values, [name]: value } })}
							/>
						))}
						<Line label="Boards" value={choices.board} hint="all, or 1-8,12" onChange={(board) => set({ board })} />
						<Choice label="Language" value={choices.lang} options={languages} onChange={(lang) => set({ lang })} />
					</div>
					<Checks label="Parts" options={parts.map(([part, label]) => [part, label])} chosen={choices.shown} onChange={(shown) => set({ shown })} />
					<Checks label="Links to open the deal elsewhere" options={links} chosen={choices.links} onChange={(chosen) => set({ links: chosen })} />
				</section>
			</div>
			<section class="result" aria-labelledby="step-copy">
				<h2 id="step-copy">
					<b>3</b> Copy
				</h2>
				<Options label="My blog" name="blog" value={choices.blog} options={Object.entries(blogs)} onChange={(blog) => set({ blog: blog as Blog })} />
				<div class="result-tabs" role="group" aria-label="What is shown">
					{(["preview", "html"] as const).map((each) => (
						<button key={each} type="button" aria-pressed={shown === each} data-show={each} onClick={() => show(each)}>
							{each === "preview" ? "Preview" : "HTML"}
						</button>
					))}
				</div>
				<div hidden={shown !== "preview"}>
					<Preview pbn={pbn} attributes={attributes} onDrawn={(games, height) => setDrawn((before) => ({ games, height: height || before.height }))} />
				</div>
				<div class="html" hidden={shown !== "html"}>
					{!isFramed && (
						<>
							<Options label="Load pbnkit from" name="host" value={choices.host} options={Object.entries(hosts)} onChange={(host) => set({ host: host as Host })} />
							{choices.host === "folder" && <Line label="Folder with the files of pbnkit" value={choices.folder} onChange={(folder) => set({ folder })} />}
							<Choice
								label="How to embed"
								value={choices.container}
								options={Object.entries(containers)}
								onChange={(container) => set({ container: container as Container })}
							/>
						</>
					)}
					<Result choices={choices} pbn={pbn} attributes={attributes} site={site} folder={folderOf(choices, site + KIT_FOLDER)} {...drawn} />
				</div>
			</section>
		</>
	);
}
