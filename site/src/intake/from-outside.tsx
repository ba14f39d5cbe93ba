import { useEffect, useState } from "preact/hooks";
import { sayWhyNotShared, type Share, takeShares } from "../install/outside.js";
import { useShared } from "../files/context.js";
import { cameInLink, fromLink, isSameLink, type Link, linkOf, placeIn } from "../share/address.js";
import { loadBefore, readAddress } from "../share/trail.js";
import { around, counted, filled, size } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { useSite } from "../words/use-site.js";
import { fromText, inOrder } from "./collect.js";
import type { Intake } from "./intake.js";

/** The boards that the page's own address has in it. Nothing is loaded for them, so nobody has to be asked. */
export function FromLink({ take, hasFiles }: { take: Intake["take"]; hasFiles: boolean }) {
	const { link } = useSite();
	const { rows, home } = useShared();
	const [problem, setProblem] = useState<string>();
	/** The address names a board, and no file: it was copied where a file is open, elsewhere. */
	const [isOfFile, setOfFile] = useState(false);
	useEffect(() => {
		let opening: Link | undefined;
		const isThere = (asked: Link) => isSameLink(asked, opening) || rows.all.some(({ file, original = file }) => isSameLink(asked, linkOf(original)));
		const open = async (asked: Link | undefined) => {
			setProblem(undefined);
			if (asked === undefined || isThere(asked)) return;
			opening = asked;
			try {
				const { unpacked } = await import("../share/link.js");
				const given = fromText(await unpacked(asked.text), home, "shared");
				for (const { file } of given.found) cameInLink(file, asked);
				setProblem(given.problems && siteWords().link.empty);
				await take({ ...given, found: given.found.map((one) => ({ ...one, origin: fromLink })), problems: [] });
			} catch (error) {
				setProblem(error instanceof Error ? error.message : String(error));
			}
			if (opening === asked) opening = undefined;
		};
		// Who goes back or forward, and who writes another address.
		const changed = ({ state }: PopStateEvent) => void open(readAddress(state)?.link);
		const { link: asked, board, game } = placeIn(location.hash);
		void open(asked);
		setOfFile(asked === undefined && (board ?? game) !== undefined && location.search === "" && loadBefore() === undefined);
		addEventListener("popstate", changed);
		return () => removeEventListener("popstate", changed);
	}, [take, rows]);
	const said = problem ?? (isOfFile && !hasFiles ? link.notHere : undefined);
	if (said === undefined) return null;
	const close = () => {
		setProblem(undefined);
		setOfFile(false);
	};
	return (
		<section class="address" aria-label={link.label}>
			<p role="alert">
				<b>{link.refused}</b> {said}
			</p>
			<div class="drop-buttons">
				<button type="button" onClick={close}>
					{link.ok}
				</button>
			</div>
		</section>
	);
}

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
