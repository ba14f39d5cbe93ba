import { load, type Pdn } from "pbnkit/pdn";

let loading: Promise<Pdn> | undefined;

/** What judges positions. It is loaded once, and tried again after a failure. */
export function moduleOfDraughts(): Promise<Pdn> {
	loading ??= load().catch((error) => {
		loading = undefined;
		throw error;
	});
	return loading;
}
