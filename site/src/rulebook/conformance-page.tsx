import { count } from "../files/words.js";
import { bridge } from "../rooms/facts.js";
import { anchorOf, type Book, type Clause, grouped } from "./book.js";
import { chapterOf, Demand, inOrder, sectionAnchor, sectionOf, titleOf } from "./standard.js";

/** Every clause of the standard with its rules and tests: conformance.html. */
export function ConformancePage({ book: { of, entries, clauses } }: { book: Book }) {
	const titles = new Map(entries.map(({ rule }) => [rule.name, rule.title]));
	const chapters = grouped(clauses, ({ id }) => chapterOf(id)).sort(([one], [other]) => inOrder(one, other));
	const rules = entries.filter(({ rule }) => of.otherOf(rule) === undefined);
	const tests = clauses.reduce((sum, each) => sum + testsOf(each), 0);
	return (
		<main class="conformance" data-english lang="en">
			<header class="page-header">
				<h1>How pbnkit follows the standard</h1>
				<p class="lead">
					Each clause of Portable Bridge Notation 2.1, in our own words, with the rules that watch over it and the tests that check it.
					A clause without a test fails the build.
				</p>
				<dl class="counts">
					<Count number={clauses.length} of="clauses" />
					<Count number={rules.length} of="rules" />
					<Count number={tests} of="tests, counted with each of their clauses" />
				</dl>
				<p>
					<a href="rules/index.html">All rules, by area</a>
				</p>
			</header>
			<nav class="jump" aria-label="Chapters">
				<ul>
					{chapters.map(([chapter, all]) => (
						<li>
							<a href={`#${sectionAnchor(chapter)}`}>{titled(chapter)}</a> <span class="quiet">{all.length}</span>
						</li>
					))}
				</ul>
			</nav>
			{chapters.map(([chapter, all]) => (
				<section class="chapter">
					<h2 id={sectionAnchor(chapter)}>{titled(chapter)}</h2>
					{grouped(all, ({ id }) => sectionOf(id)).sort(([one], [other]) => inOrder(one, other)).map(([section, own]) => (
						<>
							{section !== chapter && <h3 id={sectionAnchor(section)}>{titled(section)}</h3>}
							<ul class="clauses">
								{own.map((each) => (
									<ClauseView clause={each} titles={titles} />
								))}
							</ul>
						</>
					))}
				</section>
			))}
		</main>
	);
}

function Count({ number, of }: { number: number; of: string }) {
	return (
		<div>
			<dd>{number.toLocaleString("en")}</dd>
			<dt>{of}</dt>
		</div>
	);
}

/** A clause; a rule that is not in the table of rules is not there yet. */
function ClauseView({ clause, titles }: { clause: Clause; titles: ReadonlyMap<string, string> }) {
	const { id, demand, rules, tests, moreTests } = clause;
	return (
		<li id={anchorOf(id)}>
			<a class="number" href={`#${anchorOf(id)}`}>
				{id}
			</a>
			<div class="clause">
				<p>
					<Demand text={demand} />
				</p>
				{rules.length > 0 && (
					<ul class="clause-rules" aria-label={`Rules of ${id}`}>
						{rules.map((name) => (
							<li>{titles.has(name) ? <a href={`${bridge.rules}${name}.html`}>{name}</a> : `${name} (not yet)`}</li>
						))}
					</ul>
				)}
				<details>
					<summary>
						{count(testsOf(clause), "test")}
						<span class="spoken"> of {id}</span>
					</summary>
					<ul class="tests">
						{tests.map((name) => (
							<li>
								<code>{name}</code>
							</li>
						))}
						{moreTests > 0 && <li>and {moreTests} more</li>}
					</ul>
				</details>
			</div>
		</li>
	);
}

const testsOf = ({ tests, moreTests }: Clause): number => tests.length + moreTests;

const titled = (number: string): string => (/^\d/.test(number) ? `${number} ${titleOf(number)}` : titleOf(number));
