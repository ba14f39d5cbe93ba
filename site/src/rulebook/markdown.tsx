import { Elements, type Node } from "../rules/elements.js";

/** A piece of running text. */
interface Run {
	kind: "text" | "code" | "strong";
	text: string;
}

/** What the pages of the rules are made of. */
export type Block =
	| { kind: "heading"; level: number; runs: Run[] }
	| { kind: "paragraph"; runs: Run[] }
	| { kind: "list"; items: Run[][] }
	| { kind: "code"; text: string };

/** Reads the little of Markdown that the rules' pages use: headings, paragraphs, "-" lists, code, `code`, **strong**. */
export function markdown(text: string): Block[] {
	const blocks: Block[] = [];
	const lines = text.split("\n");
	let paragraph: string[] = [];
	const flush = () => {
		if (paragraph.length > 0) blocks.push({ kind: "paragraph", runs: runs(paragraph.join(" ")) });
		paragraph = [];
	};
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at] ?? "";
		const [, marks, title] = /^(#{1,6}) +(.*)$/.exec(line) ?? [];
		const [, item] = /^[-*] +(.*)$/.exec(line) ?? [];
		const last = blocks.at(-1);
		if (line.startsWith("```")) {
			flush();
			const end = lines.indexOf("```", at + 1);
			const stop = end === -1 ? lines.length : end;
			blocks.push({ kind: "code", text: lines.slice(at + 1, stop).join("\n") });
			at = stop;
		} else if (marks !== undefined && title !== undefined) {
			flush();
			blocks.push({ kind: "heading", level: marks.length, runs: runs(title) });
		} else if (item !== undefined) {
			const continues = paragraph.length === 0 && last?.kind === "list" && lines[at - 1] !== "";
			flush();
			if (continues) last.items.push(runs(item));
			else blocks.push({ kind: "list", items: [runs(item)] });
		} else if (line.trim() === "") {
			flush();
		} else if (/^ +\S/.test(line) && paragraph.length === 0 && last?.kind === "list") {
			last.items.at(-1)?.push(...runs(` ${line.trim()}`));
		} else {
			paragraph.push(line.trim());
		}
	}
	flush();
	return blocks;
}

function runs(text: string): Run[] {
	return text
		.split(/(`[^`]+`|\*\*[^*]+\*\*)/)
		.map((part, at): Run => {
			// What the pattern is of comes between two others.
			if (at % 2 === 0) return { kind: "text", text: part };
			return part.startsWith("`") ? { kind: "code", text: part.slice(1, -1) } : { kind: "strong", text: part.slice(2, -2) };
		})
		.filter((run) => run.text !== "");
}

/** Elements for blocks, in which a heading of the first level is an h`top`. */
export function elementsOf(blocks: readonly Block[], top: 2 | 3): Node[] {
	return blocks.map((block): Node => {
		switch (block.kind) {
			case "heading":
				return [`h${block.level === 1 ? top : top + 1}`, ...runsOf(block.runs)];
			case "paragraph":
				return ["p", ...runsOf(block.runs)];
			case "list":
				return ["ul", ...block.items.map((item): Node => ["li", ...runsOf(item)])];
			case "code":
				return ["pre", block.text];
		}
	});
}

function runsOf(runs: readonly Run[]): Node[] {
	return runs.map(({ kind, text }) => (kind === "text" ? text : [kind, text]));
}

/** Blocks below the title of a page. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
	return <Elements nodes={elementsOf(blocks, 2)} />;
}

/** A piece of running text, with its code. */
export function Runs({ runs }: { runs: readonly Run[] }) {
	return <Elements nodes={runsOf(runs)} />;
}
