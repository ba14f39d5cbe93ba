import type { Rule } from "pbnkit";
import { useEffect, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import type { Work } from "../files/work.js";

type Table = ReadonlyMap<string, Rule>;

const none: Table = new Map();
const tables = new WeakMap<Work, Promise<Table>>();

/** The table of rules, by their names; empty until it is there. */
export function useRules(): Table {
	const { work } = useShared();
	const [table, setTable] = useState(none);
	useEffect(() => {
		let gone = false;
		tableOf(work).then(
			(read) => !gone && setTable(read),
			// The findings are told without it.
			() => tables.delete(work),
		);
		return () => {
			gone = true;
		};
	}, [work]);
	return table;
}

function tableOf(work: Work): Promise<Table> {
	let table = tables.get(work);
	if (!table) {
		table = work.do(async (pbn) => new Map((await pbn.rules()).map((rule) => [rule.name, rule])), { urgent: true });
		tables.set(work, table);
	}
	return table;
}
