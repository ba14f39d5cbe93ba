import { Sending } from "../../share/sending.js";
import { useSite } from "../../words/use-site.js";
import { problems } from "../../rooms/facts.js";
import { outWords } from "../out/language.js";
import { pbiType } from "../convert.js";
import { fileNameOf, hashTo, type OfProblem, savedAs, siteOf, textOf, titleOf } from "./of-problem.js";

/** The link that has a problem in it, and the ways to send it. */
export function SharePanel(of: OfProblem) {
	const { problem } = of;
	const texts = outWords(useSite());
	const make = async () => {
		const text = await textOf(of);
		const link = `${siteOf(of)}${problems.home}${await hashTo(text)}`;
		return { link, file: new File([savedAs(text)], `${fileNameOf(problem)}.${problems.ending}`, { type: pbiType }), beyond: undefined };
	};
	return <Sending title={titleOf(problem)} note="" texts={texts} words={texts} notCopied={texts.notCopied} make={make} />;
}
