import type { ComponentType } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { Options, PasteField } from "../../publish/fields.js";
import type { Kind, SourceProps } from "../../rooms/article.js";
import { filled } from "../../words/filled.js";
import { useSite } from "../../words/use-site.js";
import { recognizeText } from "../../intake/foreign.js";
import type { OwnBuilder, ShownGame } from "./own.js";
import { spotOf } from "./spot.js";

/** What a writer gives: a text of games, or a position that is set up. */
export function sourceOf(own: OwnBuilder, kindOf: (text: string) => Kind): ComponentType<SourceProps> {
	return (props) => <Source {...props} own={own} kindOf={kindOf} />;
}

function Source({ texts, text, kind, drawn, change, setting, set, own, kindOf }: SourceProps & { own: OwnBuilder; kindOf(text: string): Kind }) {
	const { games, positions, Editor } = own;
	const site = useSite();
	const { kinds } = own.words(site);
	const [problem, setProblem] = useState<string>();
	/** The games that were there before the position. */
	const before = useRef<string | undefined>(undefined);
	const place = useRef<HTMLDivElement>(null);
	const last = useRef(kind);
	// Who pastes a position into the field for games, or a game into that for positions, goes on in the other field.
	useLayoutEffect(() => {
		if (last.current !== kind && document.activeElement === document.body) place.current?.querySelector("textarea")?.focus({ preventScroll: true });
		last.current = kind;
	}, [kind]);
	const toPosition = async () => {
		const attributes = Object.fromEntries(["data-from", "data-view"].flatMap((name) => (setting(name) === undefined ? [] : [[name, setting(name) as string]])));
		const { fen = own.initial } = drawn ? await spotOf(own, { ...drawn, attributes }) : {};
		before.current = text;
		const [game] = (drawn?.items ?? []) as readonly ShownGame[];
		for (const [name, value] of Object.entries(own.settingsOf?.(game) ?? {})) set(name, value);
		change(`${fen}\n`, positions);
	};
	const choose = (key: string) => {
		setProblem(undefined);
		if (key === positions.key) toPosition().catch((error) => setProblem(whyNot(error)));
		else change(before.current ?? text.split("\n").flatMap((line) => (line.trim() ? [own.gameOf(line, setting)] : [])).join("\n"), games);
	};
	return (
		<div ref={place} class="played-source">
			<div>
				<Options label={kinds.label} name="kind" value={kind.key} options={[
						[games.key, kinds.game],
						[positions.key, kinds.position],
					]} onChange={choose} />
				{kind === games && <p class="kinds-hint">{kinds.hint}</p>}
			</div>
			{problem && (
				<p class="problem" role="alert">
					{problem}
				</p>
			)}
			{kind === games ? (
				<PasteField label={filled(texts.paste, { deal: own.bare }, site)} text={text} onInput={(text) => change(text, kindOf(text))} />
			) : (
				<Editor text={text} orientation={setting("data-orientation") === "black" ? "black" : "white"} change={(text) => change(text, recognizeText(text)?.kind === own.facts.ending ? games : positions)} setting={setting} set={set} />
			)}
		</div>
	);
}
