// How the work grows with a text: it is counted, so that no clock and no other program on the machine has a part in it.
import assert from "node:assert/strict";
import { goesOn, pieces, texts } from "./hostile.mjs";
import { Program } from "./program.mjs";

/** For twice as much text it may be so many times as much work; four times is the square. */
const most = 2.5;

/** How much work there may be for a character of a text: what can be repeated often, but not without end, is as slow as what is the square. */
const mostEach = 300;

/** The sizes of texts, in characters: to find those that are worst, to be sure, and for the engine itself. */
const small = 256;
const large = 32 << 10;
const whole = 1 << 20;

/** An expression of the sources, from how it is written. */
export function expressionOf(written) {
	const end = written.lastIndexOf("/");
	return new RegExp(written.slice(1, end), written.slice(end + 1));
}

/**
 * The text for which an expression does more than in proportion, and how much; undefined where there is none. Texts of its own letters are
 * doubled; that for which it does most, up to a megabyte, which the engine goes through itself.
 *
 * @param {RegExp} expression
 * @returns {string | undefined}
 */
export function faultOf(expression) {
	const program = new Program(expression);
	if (!goesOn(program.parts)) return undefined;
	let worst = { steps: 0, text: undefined };
	for (const text of texts(pieces(program))) {
		const [few, many] = stepsOf(program, text, small);
		const fault = many > most * few && growing(program, text, 4 * small);
		if (fault) return fault;
		if (many > worst.steps) worst = { steps: many, text };
	}
	const { text } = worst;
	for (let size = 4 * small; size < large; size *= 2) {
		const fault = growing(program, text, size);
		if (fault) return fault;
	}
	// It would not come to an end if the engine did otherwise than what is counted.
	text.of(whole).replaceAll(new RegExp(expression, `${expression.flags.replace("g", "")}g`), "");
	return undefined;
}

function growing(program, text, size) {
	const [few, many] = stepsOf(program, text, size);
	if (many <= most * few && many < mostEach * 2 * size) return undefined;
	return `${few} steps for ${size} characters, ${many} for ${2 * size} of ${text.name}`;
}

/** The steps for a text of a size, and for one of twice the size. */
function stepsOf(program, text, size) {
	return [size, 2 * size].map((each) => program.steps(text.of(each), 2 * mostEach * each));
}

/**
 * How many characters all searches have passed while something was done: up to what they have found, or to the end.
 *
 * @param {() => void} work
 */
export function passed(work) {
	let sum = 0;
	const { indexOf, includes } = String.prototype;
	const { exec } = RegExp.prototype;
	String.prototype.indexOf = function (what, from = 0) {
		const at = indexOf.call(this, what, from);
		sum += 1 + (at < 0 ? this.length : at) - from;
		return at;
	};
	String.prototype.includes = function (what, from) {
		return this.indexOf(what, from) >= 0;
	};
	// Whatever else uses an expression calls this.
	RegExp.prototype.exec = function (text) {
		const from = this.global || this.sticky ? this.lastIndex : 0;
		const found = exec.call(this, text);
		sum += 1 + (found ? found.index + found[0].length : String(text).length) - from;
		return found;
	};
	try {
		work();
	} finally {
		Object.assign(String.prototype, { indexOf, includes });
		RegExp.prototype.exec = exec;
	}
	return sum;
}

/**
 * The text of some pieces for which a function looks at more than in proportion; undefined where there is none.
 *
 * @param {(text: string) => void} run
 * @param {string[]} all
 * @returns {string | undefined}
 */
export function searchFaultOf(run, all) {
	for (const text of texts(all)) {
		const [few, many] = [8 * small, 16 * small].map((size) => passed(() => run(text.of(size))));
		if (many > most * few) return `${few} characters are passed for ${8 * small}, ${many} for twice as many of ${text.name}`;
	}
	return undefined;
}

/**
 * A list of objects, or one, that counts how often anything of it is read.
 *
 * @template {object} Object
 * @param {Object} object
 * @param {{ reads: number }} counted
 * @returns {Object}
 */
export function watched(object, counted) {
	return new Proxy(object, {
		get(target, name) {
			counted.reads++;
			const value = target[name];
			return typeof value === "object" && value !== null ? watched(value, counted) : value;
		},
	});
}

/**
 * Fails where so much more of something is read for twice the size.
 *
 * @param {(size: number, counted: { reads: number }) => void} work
 */
export async function readsInProportion(work, size = 400) {
	const reads = [];
	for (const each of [size, 2 * size]) {
		const counted = { reads: 0 };
		await work(each, counted);
		reads.push(counted.reads);
	}
	const [few, many] = reads;
	assert.ok(few > 0 && many <= most * few, `${few} reads for ${size}, ${many} for ${2 * size}`);
}
