import { useEffect, useState } from "preact/hooks";
import { attributesOf, type Choices, untouched } from "./choices.js";
import { Checks, Choice, Copyable, Line } from "./fields.js";
import { fromGallery } from "./from-gallery.js";
import { knobs, languages, links, parts } from "./knobs.js";
import { Preview } from "./preview.js";
import { sample } from "./sample.js";
import { type Container, containers, snippet, type Snippet } from "./snippet.js";

/** The page where a writer sets how a deal is shown, and copies the HTML for it. */
export function Builder() {
	const [choices, setChoices] = useState(untouched(sample));
	useEffect(() => setChoices((before) => fromGallery(location.hash, before)), []);
	const set = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }));
	const attributes = attributesOf(choices);
	return (
		<>
			<div class="choices">
				<h2>Your deal</h2>
				<label class="field">
					<span>PBN, of one game or several</span>
					<textarea rows={12} spellcheck={false} value={choices.pbn} onInput={({ currentTarget }) => set({ pbn: currentTarget.value })} />
				</label>
				<h2>How it looks</h2>
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
				<h2>Where it goes</h2>
				<Choice
					label="Container"
					value={choices.container}
					options={Object.entries(containers)}
					onChange={(container) => set({ container: container as Container })}
				/>
				<Line label="Folder with the files of pbnkit" value={choices.folder} onChange={(folder) => set({ folder })} />
			</div>
			<div class="result">
				<section aria-labelledby="preview-title">
					<h2 id="preview-title">Preview</h2>
					<Preview pbn={choices.pbn} attributes={attributes} />
				</section>
				<Snippets choices={choices} attributes={attributes} />
			</div>
		</>
	);
}

function Snippets({ choices, attributes }: { choices: Choices; attributes: Record<string, string> }) {
	let made: Snippet;
	try {
		// The hash is of the script that this site was built with.
		const integrity = choices.folder === untouched("").folder ? AUTO_INTEGRITY : "";
		made = snippet({ ...choices, attributes, integrity });
	} catch (error) {
		return (
			<p class="problem" role="alert">
				{(error as Error).message}
			</p>
		);
	}
	return (
		<>
			<Copyable title="Once in the page" text={made.setup} />
			<Copyable title="Where the deal goes" text={made.deal}>
				{choices.container === "fence" && attributes["lang"] && <p>A fence has no language of its own: the deal speaks that of your page.</p>}
			</Copyable>
		</>
	);
}
