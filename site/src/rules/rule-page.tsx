import { useEffect, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { markdown, type Block, type Run } from "./markdown.js";

/** The page of a rule. */
export function RulePage({ rule }: { rule: string }) {
	const { work } = useShared();
	const [blocks, setBlocks] = useState<Block[]>([]);
	useEffect(() => {
		let gone = false;
		work.do((pbn) => pbn.explain(rule), { urgent: true }).then(
			(page) => !gone && setBlocks(markdown(page ?? "There is no page about this rule.")),
			(error: unknown) => !gone && setBlocks(markdown(whyNot(error))),
		);
		return () => {
			gone = true;
		};
	}, [rule, work]);
	return (
		<div class="rule-page">
			{blocks.map((block, index) => (
				<BlockView key={index} block={block} />
			))}
		</div>
	);
}

function BlockView({ block }: { block: Block }) {
	switch (block.kind) {
		case "heading":
			return block.level === 1 ? (
				<h3>
					<Runs runs={block.runs} />
				</h3>
			) : (
				<h4>
					<Runs runs={block.runs} />
				</h4>
			);
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

function Runs({ runs }: { runs: Run[] }) {
	return (
		<>
			{runs.map(({ kind, text }) => {
				if (kind === "code") return <code>{text}</code>;
				return kind === "strong" ? <strong>{text}</strong> : text;
			})}
		</>
	);
}
