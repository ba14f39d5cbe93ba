import type { ComponentChildren } from "preact";
import { useShared } from "../../files/context.js";
import { ItemMenu } from "../../share/item-menu.js";
import { useSite } from "../../words/use-site.js";
import { outWords } from "../out/language.js";
import type { OfProblem } from "./of-problem.js";

/** What the menus do, each of which is loaded when it is opened. */
const panels = {
	share: async () => (await import("./share-panel.js")).SharePanel,
	copy: async () => (await import("./copy-panel.js")).CopyPanel,
	more: async () => (await import("./more-panel.js")).MorePanel,
};

interface Props extends Omit<OfProblem, "home" | "problem"> {
	/** Undefined until it is read. */
	problem: OfProblem["problem"] | undefined;
	/** Other menus between them. */
	children: ComponentChildren;
}

/** The menus of a problem: its link, its copies, and where else it can go. */
export function ProblemMenus({ problem, reader, children }: Props) {
	const { home } = useShared();
	const { menus } = outWords(useSite());
	const menu = (name: keyof typeof panels) => problem && <ItemMenu key={name} name={name} label={menus[name]} load={panels[name]} of={{ problem, reader, home }} is={problem.number} />;
	return (
		<div class="reader-menus">
			{menu("share")}
			{menu("copy")}
			{children}
			{menu("more")}
		</div>
	);
}
