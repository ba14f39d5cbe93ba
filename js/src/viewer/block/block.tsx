import { useMemo } from "preact/hooks";
import type { Diagnostic, Game } from "../../pbn/types.js";
import { Games, type GamesProps } from "../games-view.js";
import { count, fill, type Words } from "../language/words.js";
import type { Parts } from "../parts.js";
import type { Settings } from "../settings.js";
import { useViewer, ViewerProvider } from "../viewer.js";
import { chosenGames } from "./boards.js";

/**
 * What a block of a page becomes. Rendered text and a living page have the same:
 *
 *     <div class="pbn-block" data-pbn-block="1" lang="en" data-show="…" …>   containerAttributes()
 *         <div class="pbn-view">…</div>                                      <BlockView/>, from here
 *         <details class="pbn-source"><summary>…</summary>…<pre>the source</pre></details>
 *     </div>
 *
 * The embed script brings rendered text to life: it parses the text of that <pre>, reads the settings from the data-* of the
 * container, the words from its lang, the prefix of the ids from data-pbn-block, the ids of the boards from their elements,
 * and hydrates. So whoever renders text has to parse `sourceText(text)` as UTF-8, and give just that as `source`; a setting
 * that comes from elsewhere, such as an option of a command, is written into an attribute of the container.
 *
 * @example
 * ```tsx
 * import { en, BlockView, sourceText, type BlockProps } from "pbnkit/viewer";
 *
 * const text = sourceText('[Board "7"]\n[Deal "N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -"]');
 * const { games, diagnostics } = await pbn.parse(new TextEncoder().encode(text));
 * const props: BlockProps = { games, diagnostics, source: text, settings: {}, words: en, repaired: false, idPrefix: "2" };
 * export const Block = () => <BlockView {...props} />;
 * ```
 */
export interface BlockProps extends Pick<GamesProps, "ids" | "listener"> {
	/** All games of the source: the settings choose among them. */
	games: readonly Game[];
	/** What was found while reading. Errors show the source. */
	diagnostics: readonly Diagnostic[];
	/** `sourceText` of the text that was parsed. */
	source: string;
	settings: Partial<Settings>;
	/** Default English. */
	words?: Words;
	/** Whether the text is what `repairCms` made of the page's. */
	repaired?: boolean;
	/** What all ids begin with, where the page has other blocks: the value of data-pbn-block. */
	idPrefix?: string;
}

/** The same, with the words and the parts of the viewer that draws it. */
export interface DrawnBlock extends BlockProps {
	words: Words;
	parts: Partial<Parts>;
}

/** The games of a block, and their source. */
export function BlockView({ games, diagnostics, source, settings, words, parts, repaired = false, idPrefix = "", ids, listener }: DrawnBlock) {
	const chosen = useMemo(() => chosenGames(games, settings.boards), [games, settings.boards]);
	return (
		<ViewerProvider words={words} parts={parts} settings={settings} id={`pbn-${idPrefix}`}>
			<Games games={chosen} ids={ids} listener={listener} />
			<SourceView source={source} diagnostics={diagnostics} repaired={repaired} />
		</ViewerProvider>
	);
}

/**
 * The attributes of the container of a block, from those of the element that it replaces: its settings, its language and
 * its id.
 *
 * @example
 * ```js
 * import { containerAttributes } from "pbnkit/viewer";
 *
 * console.log(containerAttributes({ class: "pbn", "data-suits": "4" }, "en", "1"));
 * // {
 * //   class: 'pbn-block',
 * //   'data-pbn-block': '1',
 * //   lang: 'en',
 * //   'data-suits': '4'
 * // }
 * ```
 */
export function containerAttributes(
	attributes: Readonly<Record<string, string>>,
	language: string,
	idPrefix: string,
	repaired = false,
): Record<string, string> {
	const kept = Object.entries(attributes).filter(([name]) => name === "id" || (name.startsWith("data-") && !name.startsWith("data-pbn-")));
	return {
		class: "pbn-block",
		"data-pbn-block": idPrefix,
		...(repaired && { "data-pbn-repaired": "" }),
		lang: language,
		...Object.fromEntries(kept),
	};
}

/** The source that a block was read from, shut. Errors are listed, and their lines marked; what is well is hidden unless asked for. */
export function SourceView({ source, diagnostics, repaired }: { source: string; diagnostics: readonly Diagnostic[]; repaired: boolean }) {
	const { words, settings } = useViewer();
	const errors = diagnostics.filter(({ severity }) => severity === "error");
	return (
		<details class="pbn-source" hidden={errors.length === 0 && !settings.show.includes("source")}>
			<summary>{words.source.title}</summary>
			{repaired && <p class="pbn-problems">{words.source.repaired}</p>}
			{errors.length > 0 && (
				<>
					<p class="pbn-problems">{count(words, words.source.problems, errors.length)}</p>
					<ul class="pbn-problems" lang="en">
						{errors.map(({ span, message }, index) => (
							<li key={index}>{fill(words.source.line, { line: span.start.line, message })}</li>
						))}
					</ul>
				</>
			)}
			<pre>{marked(source, new Set(errors.map(({ span }) => span.start.line)))}</pre>
		</details>
	);
}

function marked(source: string, lines: ReadonlySet<number>) {
	if (lines.size === 0) return source;
	return source.split("\n").map((line, index, all) => {
		const end = index < all.length - 1 ? "\n" : "";
		return lines.has(index + 1) ? [<mark key={index}>{line}</mark>, end] : line + end;
	});
}
