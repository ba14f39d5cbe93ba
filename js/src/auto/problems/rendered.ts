/** What brings problems to life that are rendered text: their moves are in the text, so that no module is needed. */
import type { View } from "../notation.js";
import { doneMark } from "../page.js";
import { alive } from "./alive.js";
import { problemStyles } from "./styles.js";

const refused = () => Promise.reject(new Error("it is not rendered text"));

const view: View<void> = {
	needsModule: () => false,
	needsModuleToLive: () => false,
	expect: () => undefined,
	open: () => undefined,
	prepare: refused,
	render: refused,
	async enliven(_, element) {
		await problemStyles();
		return () => alive(element, { problems: [], leave: () => element.removeAttribute(doneMark("pbi-rendered")) });
	},
};

export const { needsModule, needsModuleToLive, expect, prepare, enliven, render, open } = view;
