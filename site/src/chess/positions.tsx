import type { Pgn, PgnEpdRecord } from "pbnkit/pgn";
import { Board, positionOf } from "pbnkit/pgn/viewer";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useRoomHere, useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { foundIn } from "../check/found.js";
import type { ItemsProps } from "../rooms/room.js";
import { filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { chessWords, viewerWords } from "./language.js";

/** How many positions are drawn at first, and more at a time. */
const portion = 24;

/** Whether a file has positions, a line each, and no games. */
export const isOfPositions = ({ is }: Pick<Row, "is">): boolean => is?.kind === "epd" || is?.kind === "fen";

/** The positions of a file, as diagrams with what their lines say of them. */
export function Positions({ row: { file }, validation, opened, openFindings }: ItemsProps) {
	const site = useSite();
	const [limit, setLimit] = useState(portion);
	const { records, problem } = useRecords(file, limit);
	const needs = useMemo(() => foundIn(validation), [validation]);
	const all = validation?.gameCount ?? records.length;
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		if (!opened) return;
		if (opened.game > limit) return setLimit(opened.game + portion);
		list.current?.querySelector<HTMLElement>(`[data-number="${opened.game}"]`)?.scrollIntoView({ block: "nearest" });
	}, [opened, records]);
	return (
		<section class="part boards-part">
			{problem && <p class="problem">{problem}</p>}
			<ol ref={list} class="positions">
				{records.map((record) => (
					<PositionView key={record.number} record={record} fault={needs.get(record.number)?.first.message} openFindings={openFindings} />
				))}
			</ol>
			{all > records.length && records.length > 0 && (
				<button type="button" class="more" onClick={() => setLimit(limit + portion)}>
					{filled(site.check.more, { n: all - records.length }, site)}
				</button>
			)}
		</section>
	);
}

interface PositionProps {
	record: PgnEpdRecord;
	/** What of it needs a person. */
	fault: string | undefined;
	openFindings(item: string): void;
}

function PositionView({ record: { number, fen = "", text, operations }, fault, openFindings }: PositionProps) {
	const site = useSite();
	const { positions, list } = chessWords(site);
	const words = viewerWords(site);
	const position = positionOf(fen);
	const values = (opcode: string) => operations.find((each) => each.opcode === opcode)?.operands.map(({ san, text }) => san ?? text).join(" ");
	const name = values("id");
	const others = operations.filter(({ opcode }) => opcode !== "id");
	return (
		<li data-number={number}>
			<p class="position-name">
				<b>{number.toLocaleString(site.tag)}</b> {name && <bdi>{name}</bdi>}
			</p>
			{position ? <Board men={position.men} id={`position-${number}`} words={words} coordinates={false} label={name ?? filled(positions.show, { name: String(number) }, site)} /> : <code>{text}</code>}
			<p class="position-facts">
				{position && <span>{words.board.toMove[position.color]}</span>}
				{others.map(({ opcode }) => (
					<span key={opcode}>
						<span class="quiet">{opcode}</span> <bdi>{values(opcode)}</bdi>
					</span>
				))}
			</p>
			{fault && (
				<p class="board-finding error">
					<span class="board-finding-text" lang="en">
						{fault}
					</span>{" "}
					<button type="button" data-findings aria-label={list.findings} onClick={() => openFindings(String(number))}>
						<span aria-hidden="true">›</span>
					</button>
				</p>
			)}
		</li>
	);
}

/** The first positions of a file. */
function useRecords(file: File, count: number): { records: readonly PgnEpdRecord[]; problem?: string } {
	const { works } = useShared();
	const work = works.of(useRoomHere()) as Work<Pgn>;
	const [state, setState] = useState<{ records: readonly PgnEpdRecord[]; problem?: string }>({ records: [] });
	useEffect(() => {
		const stop = new AbortController();
		const { signal } = stop;
		work.do((pgn) => pgn.epd.parse(file, { count, signal }), { urgent: true, signal }).then(
			({ records }) => signal.aborted || setState({ records }),
			(error) => signal.aborted || setState({ records: [], problem: whyNot(error) }),
		);
		return () => stop.abort();
	}, [work, file, count]);
	return state;
}
