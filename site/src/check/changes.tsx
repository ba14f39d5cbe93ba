import type { Fix } from "pbnkit";
import { useMemo, useState } from "preact/hooks";
import { useItems } from "../files/context.js";
import type { Finding, Outcome } from "../files/kit.js";
import { ExplainButton, RuleLink, RulePage } from "../rules/rule-page.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { beforeAfter, fixInDownload } from "./before-after.js";
import { visible } from "./excerpt.js";
import { type Source, sourceOf, useOfSource } from "./source.js";

/** How many places of a change are shown at first, and how many more at a time. */
const few = 3;
const portion = 50;

interface Props {
	file: File;
	validation: Outcome;
	/** Opens a board of the file. */
	openBoard: (game: number) => void;
}

/** What export changed, by kind, each with what was there and what it has become. */
export function Changes({ file, validation: { changes, diagnostics, encoding }, openBoard }: Props) {
	const { check, tag } = useSite();
	const all = changes.reduce((sum, { count: number }) => sum + number, 0);
	const source = useMemo(() => sourceOf(file, encoding), [file, encoding]);
	const places = useMemo(() => placesOf(diagnostics), [diagnostics]);
	return (
		<section class="part">
			<p class="changes-note">
				{all === 0 ? check.same : tag === "en" ? check.changes : `${check.changes} ${check.onlyEnglish}`}
			</p>
			<ul class="changes">
				{changes.map((change) => (
					<ChangeLine key={change.rule} change={change} places={places.get(change.rule) ?? []} source={source} openBoard={openBoard} />
				))}
			</ul>
		</section>
	);
}

/** Where something was found that the download puts right, and how. */
interface Place {
	diagnostic: Finding;
	fix: Fix;
}

function placesOf(diagnostics: readonly Finding[]): ReadonlyMap<string, Place[]> {
	const places = new Map<string, Place[]>();
	for (const diagnostic of diagnostics) {
		const fix = fixInDownload(diagnostic);
		if (!fix) continue;
		const before = places.get(diagnostic.rule);
		if (before) before.push({ diagnostic, fix });
		else places.set(diagnostic.rule, [{ diagnostic, fix }]);
	}
	return places;
}

interface LineProps {
	change: Outcome["changes"][number];
	places: readonly Place[];
	source: Source;
	openBoard: Props["openBoard"];
}

function ChangeLine({ change: { rule, change, count: number }, places, source, openBoard }: LineProps) {
	const words = useSite();
	const { check, tag } = words;
	const [explained, setExplained] = useState(false);
	const [limit, setLimit] = useState(few);
	return (
		<li data-change={rule}>
			<p class="change-head">
				<span class="times">{number.toLocaleString(tag)} ×</span>
				<span class="what" lang="en">{change}</span>
				<ExplainButton rule={rule} explained={explained} explain={setExplained} />
			</p>
			{places.length > 0 && (
				<ul class="change-places">
					{places.slice(0, limit).map((place) => (
						<PlaceLine key={place.diagnostic.span.start.byte} place={place} source={source} openBoard={openBoard} />
					))}
					{places.length > limit && (
						<li>
							<button type="button" class="more" onClick={() => setLimit(limit + portion)}>
								{filled(check.more, { n: places.length - limit }, words)}
							</button>
						</li>
					)}
				</ul>
			)}
			{explained && (
				<div class="change-rule">
					<RulePage rule={rule} />
					<RuleLink rule={rule} />
				</div>
			)}
		</li>
	);
}

const ofPlace = ({ file, encoding }: Source, { fix }: Place) => beforeAfter(file, encoding, fix);

/** "Board 7: 1N → 1NT". */
function PlaceLine({ place, source, openBoard }: { place: Place; source: Source; openBoard: Props["openBoard"] }) {
	const words = useSite();
	const { check } = words;
	const items = useItems();
	const { board, game, span } = place.diagnostic;
	const { value } = useOfSource(ofPlace, source, place);
	const name = board ? visible(board) : filled(check.numbered, { n: game }, words);
	return (
		<li>
			{game > 0 ? (
				<button type="button" class="link" onClick={() => openBoard(game)}>
					{items.item} <bdi>{name}</bdi>
				</button>
			) : (
				<span>{filled(check.lineOf, { n: String(span.start.line) }, words)}</span>
			)}{" "}
			{value && (
				<code>
					{value.before !== "" && (
						<del>
							<span class="spoken">{check.goes} </span>
							{value.before}
						</del>
					)}
					{value.before !== "" && value.after !== "" && <span aria-hidden="true"> → </span>}
					{value.after !== "" && (
						<ins>
							<span class="spoken">{check.comes} </span>
							{value.after}
						</ins>
					)}
				</code>
			)}
		</li>
	);
}
