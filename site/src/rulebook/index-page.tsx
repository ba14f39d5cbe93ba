import { areaOf, areas, type Book, type Entry, fixOf, grouped, otherOf } from "./book.js";
import { SeverityMark } from "./example-view.js";

const severities = [
	["error", "The text breaks the standard. Another program may refuse the file, or read something else."],
	["warning", "It can be read, but means less than its author thinks, or contradicts itself."],
	["info", "It is discouraged, or worth knowing."],
] as const;

const fixes = { safe: "safe fix", ifMeant: "fix", elsewhere: "fix" };

/** All rules, by their areas: rules/index.html. */
export function IndexPage({ book: { entries, clauses } }: { book: Book }) {
	const byArea = grouped(entries, ({ rule }) => areaOf(rule));
	return (
		<main class="rule-index" data-english lang="en">
			<header class="page-header">
				<h1>Rules</h1>
				<p class="lead">
					What pbnkit finds in files of Portable Bridge Notation, in LIN and in deals as in mail, by {entries.length} rules. Each has a
					page: what is wrong, why it matters, an example, and what to write instead.
				</p>
			</header>
			<section class="introduction">
				<h2>How to read a finding</h2>
				<dl class="severities">
					{severities.map(([severity, meaning]) => (
						<div>
							<dt>
								<SeverityMark severity={severity} />
							</dt>
							<dd>{meaning}</dd>
						</div>
					))}
				</dl>
				<p>
					The standard knows two formats. <strong>Import format</strong> is what people and programs may write: tags in any order, free
					spacing. <strong>Export format</strong> is the one form that every program can read. A file is checked as export format where it
					says so with a line <code>% EXPORT</code>; then the rules <code>export/…</code> hold too.
				</p>
				<p>
					Where a rule can tell what was meant, it offers a <em>fix</em>. A <em>safe fix</em> changes neither the meaning nor a comment;
					each other one is yours to decide. The mark in the lists is that of the example on the rule’s page.
				</p>
				<p>
					<a href="../conformance.html">How pbnkit follows the standard</a>: its {clauses.length} clauses, with the rules and tests of
					each.
				</p>
			</section>
			<nav class="jump" aria-label="Areas">
				<ul>
					{byArea.map(([area, all]) => (
						<li>
							<a href={`#${area}`}>{titleOfArea(area)}</a> <span class="quiet">{all.length}</span>
						</li>
					))}
				</ul>
			</nav>
			{byArea.map(([area, all]) => (
				<section class="area">
					<h2 id={area}>{titleOfArea(area)}</h2>
					<ul class="rules">
						{all.map((entry) => (
							<RuleLine entry={entry} />
						))}
					</ul>
				</section>
			))}
		</main>
	);
}

function titleOfArea(area: string): string {
	const title = areas[area];
	if (title === undefined) throw new Error(`The area ${area} has no title.`);
	return title;
}

function RuleLine({ entry }: { entry: Entry }) {
	const { name, title, severity, section } = entry.rule;
	const other = otherOf(entry.rule);
	const fix = fixOf(entry);
	return (
		<li>
			<SeverityMark severity={severity} />
			<span class="what">
				<a href={`pbn/${name}.html`}>{title}</a> <code>{name}</code>
			</span>
			<span class="section">{other ?? `section ${section}`}</span>
			<span class="fix">{fix && fixes[fix]}</span>
		</li>
	);
}
