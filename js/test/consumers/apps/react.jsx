// A page in React: reads the file that is chosen in a worker, lists its boards and what is wrong, and draws the board that is picked.
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { load } from "pbnkit";
import { render } from "pbnkit/auto";
import "pbnkit/style.css";
import { convert, show } from "./show.js";
import { source } from "./source.js";

const loading = load({ worker: "auto" });

/** What a file has; undefined while it is read. A file that comes before ends the reading of the last one. */
function useFile(file) {
	const [read, setRead] = useState();
	useEffect(() => {
		const stopping = new AbortController();
		setRead(undefined);
		(async () => {
			const pbn = await loading;
			const { signal } = stopping;
			const [{ games }, { diagnostics }] = await Promise.all([pbn.parse(file, { signal }), pbn.validate(file, { signal })]);
			setRead({ games, diagnostics });
		})().catch((error) => {
			if (!stopping.signal.aborted) setRead({ games: [], diagnostics: [], failure: error.message });
		});
		return () => stopping.abort();
	}, [file]);
	return read;
}

/** A board, drawn by the viewer in an element that React leaves alone. */
function Deal({ file, board }) {
	const element = useRef(null);
	useEffect(() => {
		let handle;
		let isGone = false;
		const block = document.createElement("div");
		element.current.append(block);
		render(block, file).then((drawn) => {
			handle = drawn;
			if (isGone) handle.destroy();
			else handle.goTo({ board });
		});
		return () => {
			isGone = true;
			handle?.destroy();
			block.remove();
		};
	}, [file, board]);
	return <div ref={element} className="deal" />;
}

function App() {
	const [file, setFile] = useState(source);
	const [board, setBoard] = useState();
	const read = useFile(file);
	if (!read) return <p>…</p>;
	const boards = [...new Set(read.games.map((game) => game.tags.find((tag) => tag.name === "Board")?.value))];
	return (
		<main>
			<input type="file" accept=".pbn" onChange={(event) => setFile(event.target.files[0])} />
			{read.failure && <p role="alert">{read.failure}</p>}
			<ul className="boards">
				{boards.map((name) => (
					<li key={name}>
						<button type="button" onClick={() => setBoard(name)}>
							Board {name}
						</button>
					</li>
				))}
			</ul>
			<ol className="diagnostics">
				{read.diagnostics.map((found, at) => (
					<li key={at}>
						line {found.span.start.line}: {found.message}
					</li>
				))}
			</ol>
			{board && <Deal file={file} board={board} />}
		</main>
	);
}

createRoot(document.body.appendChild(document.createElement("div"))).render(<App />);
show(convert(load));
