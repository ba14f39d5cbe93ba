import type { ComponentChildren } from "preact";
import { type Act, icons, shortcuts } from "./acts.js";
import { useView } from "./context.js";

interface ControlsProps {
	isAtStart: boolean;
	isAtEnd: boolean;
	isPlaying: boolean;
	onAct(act: Act): void;
	children?: ComponentChildren;
}

/** The buttons below the board. Without a script there is only room for them. */
export function Controls({ isAtStart, isAtEnd, isPlaying, onAct, children }: ControlsProps) {
	const { own, words, isAlive } = useView();
	const { prefix } = own;
	const { controls } = words;
	const button = (act: "start" | "back" | "forward" | "end" | "play" | "flip", isOff: boolean) => {
		const shown = act === "play" && isPlaying ? "pause" : act;
		return (
			// A button that is disabled would lose the focus.
			<button key={act} type="button" class={`${prefix}-button ${prefix}-${act}`} title={controls[shown]} aria-label={controls[shown]} aria-keyshortcuts={shortcuts[act]} aria-disabled={isOff} onClick={() => onAct(act)}>
				<svg viewBox="0 0 24 24" aria-hidden="true">
					<path d={icons[shown]} />
				</svg>
			</button>
		);
	};
	return (
		<div class={`${prefix}-controls`} role="group" aria-label={controls.title}>
			{isAlive && [button("start", isAtStart), button("back", isAtStart), button("forward", isAtEnd), button("end", isAtEnd), button("play", isAtEnd && !isPlaying), button("flip", false)]}
			{children}
		</div>
	);
}
