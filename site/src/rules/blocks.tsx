import type { Block, Run } from "./markdown.js";

/** What a rule's page says, as HTML; a heading of the first level is an h`top`. */
export function Blocks({ blocks, top }: { blocks: readonly Block[]; top: 2 | 3 }) {
	return (
		<>
			{blocks.map((block, index) => (
				<BlockView key={index} block={block} top={top} />
			))}
		</>
	);
}

function BlockView({ block, top }: { block: Block; top: 2 | 3 }) {
	switch (block.kind) {
		case "heading": {
			const Heading = `h${block.level === 1 ? top : top + 1}` as "h2" | "h3" | "h4";
			return (
				<Heading>
					<Runs runs={block.runs} />
				</Heading>
			);
		}
		case "paragraph":
			return (
				<p>
					<Runs runs={block.runs} />
				</p>
			);
		case "list":
			return (
				<ul>
					{block.items.map((item, index) => (
						<li key={index}>
							<Runs runs={item} />
						</li>
					))}
				</ul>
			);
		case "code":
			return <pre>{block.text}</pre>;
	}
}

/** A piece of running text, with its code. */
export function Runs({ runs }: { runs: readonly Run[] }) {
	return (
		<>
			{runs.map(({ kind, text }) => {
				if (kind === "code") return <code>{text}</code>;
				return kind === "strong" ? <strong>{text}</strong> : text;
			})}
		</>
	);
}
