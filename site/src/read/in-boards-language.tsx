import type { ComponentChildren } from "preact";
import { LanguageProvider } from "./language.js";
import { useDisplay } from "./use-display.js";

/** Has what is in it say in the language of the boards what is said of them. */
export function InBoardsLanguage({ children }: { children: ComponentChildren }) {
	const { language } = useDisplay();
	return <LanguageProvider value={language}>{children}</LanguageProvider>;
}
