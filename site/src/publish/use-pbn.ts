import { useEffect, useState } from "preact/hooks";
import { asPbn } from "../intake/as-pbn.js";
import { looksLike } from "../intake/notation.js";

/** How long nothing is typed before it is read, in milliseconds. */
const pause = 250;

/** What a writer gives, as PBN; until it has become that, and where it cannot, as it is. */
export function usePbn(given: string): { pbn: string; problem: string | undefined } {
	const [read, setRead] = useState<{ given?: string; pbn: string; problem?: string }>({ pbn: "" });
	const look = looksLike(given);
	const isPbn = look === undefined || look === "pbn";
	useEffect(() => {
		if (isPbn) return;
		let stopped = false;
		const timer = setTimeout(() => {
			asPbn(given).then(
				(pbn) => stopped || setRead({ given, pbn }),
				(error: Error) => stopped || setRead({ given, pbn: given, problem: error.message }),
			);
		}, pause);
		return () => {
			stopped = true;
			clearTimeout(timer);
		};
	}, [given, isPbn]);
	if (isPbn || read.given !== given) return { pbn: given, problem: undefined };
	return { pbn: read.pbn, problem: read.problem };
}
