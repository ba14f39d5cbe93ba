import { useEffect, useState } from "preact/hooks";
import { sayWhyNotShared, type Share, takeShares } from "../install/outside.js";
import { inOrder } from "./collected.js";
import type { Intake } from "./intake.js";
import { around, counted, filled, size } from "../words/filled.js";
import { useSite } from "../words/use-site.js";

/** Files that another program or page has sent to this one. Any page can do so, so nothing is opened before the reader says so. */
export function FromShare({ take }: { take: Intake["take"] }) {
	const [shares, setShares] = useState<readonly Share[]>([]);
	useEffect(() => {
		sayWhyNotShared();
		// A browser may keep nothing.
		takeShares().then(setShares, () => undefined);
	}, []);
	return (
		<>
			{shares.map((share) => (
				<Question
					key={share}
					share={share}
					answer={(yes) => {
						setShares((all) => all.filter((each) => each !== share));
						const { files, from } = share;
						if (yes) void take({ found: inOrder(files.map((file) => ({ file, folder: "", ...(from && { origin: from }) }))), skipped: 0 });
					}}
				/>
			))}
		</>
	);
}

/** How many names are listed. */
const listed = 5;

function Question({ share: { from, files }, answer }: { share: Share; answer: (yes: boolean) => void }) {
	const words = useSite();
	const { shared, out } = words;
	const isOne = files.length === 1;
	const counting = { files: counted(files.length, "files", words) };
	return (
		<section class="address" aria-label={shared.label}>
			<p>{from ? around(filled(shared.known, counting, words), <b class="origin">{from}</b>) : filled(shared.unknown, counting, words)}</p>
			<ul class="shared">
				{files.slice(0, listed).map((file) => (
					<li key={file}>
						<bdi>{file.name}</bdi>, {size(file.size, words)}
					</li>
				))}
				{files.length > listed && <li>{filled(out.more, { files: counted(files.length - listed, "moreFiles", words) }, words)}</li>}
			</ul>
			<p class="address-note">{isOne ? shared.noteOne : shared.noteAll}</p>
			<div class="drop-buttons">
				<button type="button" class="primary" onClick={() => answer(true)}>
					{isOne ? shared.openOne : shared.openAll}
				</button>
				<button type="button" onClick={() => answer(false)}>
					{isOne ? shared.leaveOne : shared.leaveAll}
				</button>
			</div>
		</section>
	);
}
