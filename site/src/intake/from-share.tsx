import { useEffect, useState } from "preact/hooks";
import { count, size } from "../files/words.js";
import { sayWhyNotShared, type Share, takeShares } from "../install/outside.js";
import { inOrder } from "./collected.js";
import type { Intake } from "./intake.js";

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
	const them = files.length === 1 ? "it" : "them";
	return (
		<section class="address" aria-label="Shared files">
			<p>
				{from ? <b class="origin">{from}</b> : "Another program, or a page that does not say its name,"} sends you {count(files.length, "file")}:
			</p>
			<ul class="shared">
				{files.slice(0, listed).map((file) => (
					<li key={file}>
						<bdi>{file.name}</bdi>, {size(file.size)}
					</li>
				))}
				{files.length > listed && <li>and {count(files.length - listed, "more file")}</li>}
			</ul>
			<p class="address-note">If you have not shared {them}, you need not open {them}.</p>
			<div class="drop-buttons">
				<button type="button" class="primary" onClick={() => answer(true)}>
					Open {them}
				</button>
				<button type="button" onClick={() => answer(false)}>
					Do not open {them}
				</button>
			</div>
		</section>
	);
}
