import type { ComponentChildren } from "preact";
import { anchorOf, type Book, type Entry, fixOf, isOfExportAlone } from "./book.js";
import { ExampleView, SeverityMark } from "./example-view.js";
import { Blocks } from "./markdown.js";
import { type Notation, titleOfArea } from "./notations.js";
import { areaOf } from "./rule.js";
import { Demand, sectionAnchor, sectionOf, titleOf } from "./standard.js";

const fixes = { safe: "yes, a safe one", ifMeant: "yes, if that is meant", elsewhere: "yes, in other cases than the example" };

/** The way from the page of a rule to that of all rules. */
const indexFrom = ({ rules, index }: Notation) => `${"../".repeat(rules.split("/").length - index.split("/").length + 1)}index.html`;

/** The page of a rule, in the folder of its area. */
export function RulePage({ book, entry }: { book: Book; entry: Entry }) {
	const { of } = book;
	const { rule, parts, example } = entry;
	const area = areaOf(rule);
	const fix = fixOf(entry);
	const other = of.otherOf(rule);
	const part = (heading: string) => parts.get(heading) ?? [];
	return (
		<main class="rule-article" data-english lang="en">
			<header class="rule-head">
				<nav class="breadcrumb" aria-label="Breadcrumb">
					<ol>
						<li>
							<a href={indexFrom(of)}>Rules</a>
						</li>
						<li>
							<a href={`${indexFrom(of)}#${area}`}>{titleOfArea(of, area)}</a>
						</li>
					</ol>
				</nav>
				<h1>{rule.title}</h1>
				<dl class="facts">
					<Fact name="Rule">
						<code>{rule.name}</code>
					</Fact>
					<Fact name="Severity">
						<SeverityMark severity={rule.severity} />
					</Fact>
					<Fact name="Applies to">{other ?? (isOfExportAlone(rule) ? "export format" : "import and export format")}</Fact>
					<Fact name="Standard">{other ? "none" : of.placeOf(rule.section)}</Fact>
					<Fact name="Fix">{fix ? fixes[fix] : "none"}</Fact>
				</dl>
			</header>
			<section>
				<h2>What is wrong</h2>
				<Blocks blocks={part("What is wrong")} />
			</section>
			<section>
				<h2>Why it matters</h2>
				<Blocks blocks={part("Why it matters")} />
			</section>
			<section>
				<h2>Example</h2>
				{part("Example").map((block) => (block.kind === "code" ? <ExampleView example={example} /> : <Blocks blocks={[block]} />))}
			</section>
			<section>
				<h2>Instead</h2>
				{part("Instead").map((block) => (block.kind === "code" ? <Code text={block.text} label="Instead" /> : <Blocks blocks={[block]} />))}
			</section>
			{other ? (
				<section class="in-the-standard">
					<h2>In the standard</h2>
					<Blocks blocks={part("In the standard")} />
				</section>
			) : (
				<InTheStandard book={book} entry={entry} />
			)}
			<Neighbours book={book} entry={entry} />
		</main>
	);
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function Code({ text, label }: { text: string; label: string }) {
	return (
		<pre tabindex={0} role="group" aria-label={label}>
			<code>{text}</code>
		</pre>
	);
}

function InTheStandard({ book: { of, entries, clauses }, entry: { rule } }: { book: Book; entry: Entry }) {
	const watched = clauses.filter(({ rules }) => rules.includes(rule.name));
	const related = entries.filter((other) => other.rule.section === rule.section && other.rule !== rule);
	return (
		<section class="in-the-standard">
			<h2>In the standard</h2>
			<p>
				{of.sentenceOf(rule.section)}{" "}
				{watched.length > 0 ? "The clauses that the rule watches over:" : clauses.length > 0 && <Followed section={sectionOf(rule.section)} />}
			</p>
			{watched.length > 0 && (
				<ul>
					{watched.map(({ id, demand }) => (
						<li>
							<a href={`../../../conformance.html#${anchorOf(id)}`}>{id}</a> <Demand text={demand} />
						</li>
					))}
				</ul>
			)}
			{related.length > 0 && (
				<>
					<h3>Other rules of this section</h3>
					<ul>
						{related.map((other) => (
							<li>
								<a href={`../${other.rule.name}.html`}>{other.rule.title}</a>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}

function Followed({ section }: { section: string }) {
	return (
		<a href={`../../../conformance.html#${sectionAnchor(section)}`}>
			How pbnkit follows {section} {titleOf(section)}
		</a>
	);
}

/** The previous and the next rule of the same area. */
function Neighbours({ book, entry }: { book: Book; entry: Entry }) {
	const area = book.entries.filter(({ rule }) => areaOf(rule) === areaOf(entry.rule));
	const at = area.indexOf(entry);
	const links = [
		{ rel: "prev", way: "Previous", to: area[at - 1] },
		{ rel: "next", way: "Next", to: area[at + 1] },
	];
	if (area.length === 1) return null;
	return (
		<nav class="neighbours" aria-label="Rules before and after">
			{links.map(
				({ rel, way, to }) =>
					to && (
						<a rel={rel} href={`../${to.rule.name}.html`}>
							<span class="way">{way}</span> <span class="title">{to.rule.title}</span>
						</a>
					),
			)}
		</nav>
	);
}
