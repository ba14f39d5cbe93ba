import type { Edit, Fix, Position, Related, Severity, Span } from "./found.js";
import { laterMembers, makeLater } from "./later.js";
import type { Answer } from "./program.js";
import { joined } from "./source.js";

/** A diagnostic of any notation; its label has the name that the notation gives it. */
interface Finding {
	rule: string;
	severity: Severity;
	message: string;
	span: Span;
	game: number;
	[label: string]: unknown;
	section: string;
	related?: Related[];
	fixes?: Fix[];
}

/** The lists of a report, in the order of its members. */
const lists = ["diagnostics", "changed"] as const;

const utf8 = new TextDecoder();

/**
 * The lists of a job's report, which come before it, in parts: packed, as `core/wire/findings.go` has them. A list is made when it is read
 * for the first time: mostly nobody does. Then it is made as a whole, since a getter for each element takes four times as long as the elements.
 */
export class Findings {
	readonly #texts: Uint8Array[] = [];
	readonly #lists = { diagnostics: [] as Uint8Array[], changed: [] as Uint8Array[] };

	add(answer: Answer): void {
		if (answer.texts) this.#texts.push(answer.texts);
		for (const name of lists) if (answer[name]) this.#lists[name].push(answer[name]);
	}

	/** Gives a report its lists. */
	report<Report extends object>(report: Report): Report {
		const texts = new Texts(this.#texts);
		let isLate = false;
		for (const name of lists) {
			const parts = this.#lists[name];
			if (parts.length === 0) continue;
			makeLater(report, name, () => new Packed(parts, texts).list());
			isLate = true;
		}
		if (isLate) laterMembers(report);
		return report;
	}
}

/** What findings refer to by number. */
class Texts {
	#parts: Uint8Array[];
	#all: string[] | undefined;

	constructor(parts: Uint8Array[]) {
		this.#parts = parts;
	}

	get all(): readonly string[] {
		if (!this.#all) {
			this.#all = JSON.parse(`[${this.#parts.map((part) => utf8.decode(part)).join()}]`) as string[];
			this.#parts = [];
		}
		return this.#all;
	}
}

// Where the numbers of a finding are.
const order = 1;
const start = 8;
const more = 16;
/** How many numbers a span has. */
const span = 8;

/** A list of findings as it crossed. */
class Packed {
	readonly #numbers: Int32Array;
	readonly #texts: Texts;

	constructor(parts: Uint8Array[], texts: Texts) {
		this.#numbers = new Int32Array(joined(parts).buffer);
		this.#texts = texts;
	}

	/** All of them, in the order of the file. */
	list(): Finding[] {
		return this.#places().map((at) => this.#finding(at));
	}

	/** Where they begin. What was known late of an earlier place came late. */
	#places(): number[] {
		const numbers = this.#numbers;
		const places: number[] = [];
		const compare = (a: number, b: number) => this.#number(a + start) - this.#number(b + start) || this.#number(a + order) - this.#number(b + order);
		let isSorted = true;
		for (let at = 0; at < numbers.length; at += this.#number(at)) {
			isSorted &&= at === 0 || compare(places.at(-1) as number, at) <= 0;
			places.push(at);
		}
		return isSorted ? places : places.sort(compare);
	}

	#number(at: number): number {
		return this.#numbers[at] as number;
	}

	#text(at: number): string {
		return this.#texts.all[this.#number(at)] as string;
	}

	#finding(at: number): Finding {
		const label = this.#number(at + 7);
		const finding = {
			rule: this.#text(at + 2),
			severity: this.#text(at + 3) as Severity,
			message: this.#text(at + 5),
			span: this.#span(at + start),
			game: this.#number(at + 6),
		} as Finding;
		if (label > 0) finding[this.#texts.all[0] as string] = this.#texts.all[label];
		finding.section = this.#text(at + 4);
		const end = at + this.#number(at);
		if (end > at + more) this.#addMore(finding, at + more, end);
		return finding;
	}

	/** Adds what not all findings have. */
	#addMore(finding: Finding, at: number, end: number): void {
		const related: Related[] = [];
		for (let left = this.#number(at++); left > 0; left--) {
			related.push({ message: this.#text(at), span: this.#span(at + 1) });
			at += 1 + span;
		}
		if (related.length > 0) finding.related = related;
		const fixes: Fix[] = [];
		while (at < end) {
			const title = this.#number(at++);
			const edits: Edit[] = [];
			for (let left = this.#number(at++); left > 0; left--) {
				edits.push({ span: this.#span(at + 1), text: this.#text(at) });
				at += 1 + span;
			}
			fixes.push({ title: this.#texts.all[title >> 1] as string, safe: title % 2 === 1, edits });
		}
		if (fixes.length > 0) finding.fixes = fixes;
	}

	#span(at: number): Span {
		return { start: this.#position(at), end: this.#position(at + 4) };
	}

	#position(at: number): Position {
		return { byte: this.#number(at), line: this.#number(at + 1), column: this.#number(at + 2), utf16: this.#number(at + 3) };
	}
}
