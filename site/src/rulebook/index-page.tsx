import { type Book, type Entry, fixOf, grouped } from "./book.js";
import { SeverityMark } from "./example-view.js";
import { type Notation, titleOfArea } from "./notations.js";
import { areaOf } from "./rule.js";

const severities = [
	["error", "The text breaks the standard. Another program may refuse the file, or read something else."],
	["warning", "It can be read, but means less than its author thinks, or contradicts itself."],
	["info", "It is discouraged, or worth knowing."],
] as const;

const fixes = { safe: "safe fix", ifMeant: "fix", elsewhere: "fix" };

/** All rules, by their areas. */
export function IndexPage({ book: { of, entries, clauses } }: { book: Book }) {
	const byArea = grouped(entries, ({ rule }) => areaOf(rule));
	return (
		<main class="rule-index" data-english lang="en">
			<header class="page-header">
				<h1>Rules</h1>
				<p class="lead">
					{of.lead(entries.length)}
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
					{of.hasOneFormat ? (
						<>
							The standard leaves some choices, such as which characters are encoded. <strong>Export format</strong> is our one form of a file.{" "}
						</>
					) : (
						<>
							The standard knows two formats. <strong>Import format</strong> is what people and programs may write: tags in any order, free
							spacing. <strong>Export format</strong> is the one form that every program can read.{" "}
						</>
					)}
					{clauses.length > 0 ? (
						<>
							A file is checked as export format where it says so with a line <code>% EXPORT</code>; then the rules <code>export/…</code> hold
							too.
						</>
					) : (
						<>
							Where a file is checked as export format, the rules <code>export/…</code> hold too.
						</>
					)}
				</p>
				<p>
					Where a rule can tell what was meant, it offers a <em>fix</em>. A <em>safe fix</em> changes neither the meaning nor a comment;
					each other one is yours to decide. The mark in the lists is that of the example on the rule’s page.
				</p>
				{clauses.length > 0 && (
					<p>
						<a href="../conformance.html">How pbnkit follows the standard</a>: its {clauses.length} clauses, with the rules and tests of
						each.
					</p>
				)}
			</section>
			<nav class="jump" aria-label="Areas">
				<ul>
					{byArea.map(([area, all]) => (
						<li>
							<a href={`#${area}`}>{titleOfArea(of, area)}</a> <span class="quiet">{all.length}</span>
						</li>
					))}
				</ul>
			</nav>
			{byArea.map(([area, all]) => (
				<section class="area">
					<h2 id={area}>{titleOfArea(of, area)}</h2>
					<ul class="rules">
						{all.map((entry) => (
							<RuleLine of={of} entry={entry} />
						))}
					</ul>
				</section>
			))}
		</main>
	);
}

function RuleLine({ of, entry }: { of: Notation; entry: Entry }) {
	const { name, title, severity, section } = entry.rule;
	const other = of.otherOf(entry.rule);
	const fix = fixOf(entry);
	return (
		<li>
			<SeverityMark severity={severity} />
			<span class="what">
				<a href={`${of.rules.slice(of.index.lastIndexOf("/") + 1)}${name}.html`}>{title}</a> <code>{name}</code>
			</span>
			<span class="section">{other ?? of.placeOf(section)}</span>
			<span class="fix">{fix && fixes[fix]}</span>
		</li>
	);
}
