import { download } from "../../files/download.js";
import { problems } from "../../rooms/facts.js";
import { PublishItem } from "../../share/publish-item.js";
import { filled } from "../../words/filled.js";
import { useSite } from "../../words/use-site.js";
import { problemWords } from "../language.js";
import { outWords } from "../out/language.js";
import { fileNameOf, hashTo, type OfProblem, savedAs, siteOf, textOf } from "./of-problem.js";

/** Where else a problem can go. Nothing of it leaves the page before the reader follows a link. */
export function MorePanel(of: OfProblem) {
	const { problem } = of;
	const site = useSite();
	const texts = outWords(site);
	const builder = async () => `${siteOf(of)}${problems.home}publish.html${await hashTo(await textOf(of))}`;
	const save = async () => download(savedAs(await textOf(of)), `${fileNameOf(problem)}.${problems.ending}`);
	return (
		<ul class="share-more" role="list">
			<PublishItem make={builder} label={texts.publish} />
			{problem.fen !== undefined && (
				<li>
					<a href={`https://lichess.org/analysis/${problem.fen.replace(/ /g, "_")}`} target="_blank" rel="external noopener noreferrer" data-more="lichess">
						{filled(texts.analyse, { site: "Lichess" }, texts)}
					</a>
				</li>
			)}
			<li>
				<button type="button" data-more={problems.ending} onClick={() => void save()}>
					{problemWords(site).saveFile}
				</button>
			</li>
		</ul>
	);
}
