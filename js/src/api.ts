import type { Answer, Engine } from "./engine.js";
import { kindOf } from "./kind.js";
import { complete } from "./options.js";
import type {
	Applied,
	ApplyOptions,
	Exported,
	ExportOptions,
	Fix,
	NagTexts,
	ParseOptions,
	Pbn,
	PbnFile,
	Rule,
	ValidateOptions,
	Validation,
} from "./types.js";

const utf8 = new TextDecoder();

/** The verbs over an engine: checks what goes in, decodes what comes out. */
export class Api implements Pbn {
	readonly #engine: Engine;

	constructor(engine: Engine) {
		this.#engine = engine;
	}

	async parse(source: Uint8Array, options: ParseOptions = {}): Promise<PbnFile> {
		return decode(await this.#engine.call("parse", bytes(source, "parse"), complete("parse", options)));
	}

	async validate(source: Uint8Array, options: ValidateOptions = {}): Promise<Validation> {
		return decode(taken("validate", await this.#engine.call("validate", bytes(source, "validate"), complete("validate", options))));
	}

	export(source: Uint8Array, options: ExportOptions = {}): Promise<Exported> {
		return this.#write("export", source, options);
	}

	exportDocument(source: Uint8Array, options: ExportOptions = {}): Promise<Exported> {
		return this.#write("exportDocument", source, options);
	}

	async #write(verb: "export" | "exportDocument", source: Uint8Array, options: ExportOptions): Promise<Exported> {
		const answer = await this.#engine.call(verb, bytes(source, verb), complete(verb, options));
		return { ...decode<Exported>(answer), bytes: answer.bytes ?? new Uint8Array() };
	}

	async apply(source: Uint8Array, options: ApplyOptions = {}): Promise<Applied> {
		const { fixes, ...others } = complete("apply", options);
		const wanted = { ...others, safe: fixes === undefined, fixes: ((fixes as Fix[] | undefined) ?? []).map(edits) };
		const answer = taken("apply", await this.#engine.call("apply", bytes(source, "apply"), wanted));
		return { bytes: answer.bytes ?? new Uint8Array(), applied: answer.applied ?? 0 };
	}

	async explain(rule: string): Promise<string | undefined> {
		if (typeof rule !== "string") throw new TypeError("explain: the rule's name has to be a string");
		const { found, page } = await this.#engine.call("explain", rule, {});
		return found ? page : undefined;
	}

	async rules(): Promise<Rule[]> {
		return decode(await this.#engine.call("rules", "", {}));
	}

	async nags(source: Uint8Array = new Uint8Array()): Promise<NagTexts> {
		return decode(await this.#engine.call("nags", bytes(source, "nags"), {}));
	}

	close(): void {
		this.#engine.close();
	}
}

function decode<Result>({ json }: Answer): Result {
	return JSON.parse(utf8.decode(json)) as Result;
}

/** The edits of a fix as the Go side wants them. */
function edits(fix: Fix): object[] {
	return fix.edits.map(({ span, text }) => ({ from: span.start.byte, to: span.end.byte, text }));
}

/** The answer, where the core took the options. */
function taken(verb: string, answer: Answer): Answer {
	if (answer.refused !== undefined) throw new TypeError(`${verb}: ${answer.refused}`);
	return answer;
}

function bytes(source: Uint8Array, verb: string): Uint8Array {
	if (source instanceof Uint8Array) return source;
	// Of another frame: Go's glue knows only this frame's.
	if (kindOf(source) === "Uint8Array") return new Uint8Array(source);
	throw new TypeError(`${verb}: the source has to be a Uint8Array`);
}
