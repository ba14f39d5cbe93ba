import { showing } from "../show-files.js";
import { speakOut } from "./out/language.js";
import { ProblemsPage } from "./page.js";
import { speakOnPage } from "./say.js";

async function speak(): Promise<void> {
	await Promise.all([speakOnPage(), speakOut()]);
}

/** The page of files of chess problems. */
export const showFiles = showing(speak, () => <ProblemsPage />);
