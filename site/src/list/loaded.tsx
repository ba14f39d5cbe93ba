import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";

interface Props<Of extends object> {
	open(): Promise<ComponentType<Of>>;
	/** Its properties. */
	of: Of;
	/** Is told when it is there. */
	onLoad?(): void;
}

/** A component that is loaded when it is first drawn. */
export function Loaded<Of extends object>({ open, of, onLoad }: Props<Of>) {
	const [loaded, setLoaded] = useState<{ Content: ComponentType<Of> }>();
	const [problem, setProblem] = useState<string>();
	useEffect(() => {
		open().then(
			(Content) => setLoaded({ Content }),
			(error) => setProblem(whyNot(error)),
		);
	}, []);
	useEffect(() => {
		if (loaded) onLoad?.();
	}, [loaded]);
	if (problem) return <p role="alert">{problem}</p>;
	return loaded ? <loaded.Content {...of} /> : <p>…</p>;
}
