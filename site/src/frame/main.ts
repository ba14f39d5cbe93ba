// On each page: the reader's choices in the footer, and the words of the page in the language that was chosen.
import { onSpeak, siteWords, speak } from "../words/site.js";
import { type Choice, keep, keepLanguageOfDeals, languageChosen, showScheme, storedChoice } from "./choice.js";
import { sayAll } from "./say.js";

let choice = storedChoice();

onSpeak(() => sayAll(document, siteWords()));

/** When the page of files speaks for itself: until then it is as it was drawn, in English. */
function filesShown(): Promise<unknown> | undefined {
	const { dataset } = document.documentElement;
	if (!document.getElementById("app") || "link" in dataset || "files" in dataset) return undefined;
	return new Promise((resolve) => addEventListener("files-shown", () => setTimeout(resolve), { once: true }));
}

const speakChosen = () =>
	speak(choice.language)
		.catch(() => undefined)
		.then(async () => {
			document.documentElement.lang = siteWords().tag;
			await filesShown();
			delete document.documentElement.dataset["waits"];
		});

for (const field of document.querySelectorAll<HTMLSelectElement>("[data-choice]")) {
	const name = field.dataset["choice"] as keyof Choice;
	field.value = choice[name];
	field.addEventListener("change", () => {
		choice = { ...storedChoice(), [name]: field.value };
		keep(choice);
		if (name === "scheme") showScheme(choice);
		else {
			keepLanguageOfDeals(choice.language);
			void speakChosen();
			dispatchEvent(new CustomEvent(languageChosen, { detail: choice.language }));
		}
	});
}
if (choice.language !== "en") void speakChosen();
