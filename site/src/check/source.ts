import type { Encoding } from "pbnkit";
import { useEffect, useState } from "preact/hooks";
import { siteWords } from "../words/site.js";

/** The file that findings are of. */
export interface Source {
	file: File;
	encoding: Encoding;
	/** Of its own, so that what is drawn of one source does not become another one's. */
	number: number;
}

let made = 0;

export function sourceOf(file: File, encoding: Encoding): Source {
	return { file, encoding, number: ++made };
}

/** What is read of a source for a person to look at; it is read again where `about` is another object. */
export function useOfSource<About extends object, Read>(
	read: (source: Source, about: About) => Promise<Read>,
	source: Source,
	about: About,
): { value?: Read; problem?: string } {
	const [state, setState] = useState<{ value?: Read; problem?: string }>({});
	useEffect(() => {
		let gone = false;
		read(source, about).then(
			(value) => !gone && setState({ value }),
			() => !gone && setState({ problem: siteWords().failure.notRead }),
		);
		return () => {
			gone = true;
		};
	}, [read, source, about]);
	return state;
}
