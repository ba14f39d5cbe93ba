/** What the machine has for solvers, as far as it says. */

/** What browsers say of the machine; not each says all of it, and Node says little. */
interface Navigator {
	hardwareConcurrency?: number;
	/** In GiB, rounded, and at most 8. */
	deviceMemory?: number;
	userAgentData?: { mobile?: boolean };
	userAgent?: string;
	maxTouchPoints?: number;
}

const megabyte = 2 ** 20;

/** How much a solver may take where nobody says it, in bytes: a page of a phone is ended where it takes much. */
export function usualMemory(navigator: Navigator | undefined = globalThis.navigator): number {
	return isSmall(navigator) ? 16 * megabyte : 32 * megabyte;
}

/** How many solvers work at the same time where nobody says it. */
export function usualWorkers(navigator: Navigator | undefined = globalThis.navigator): number {
	return Math.min(Math.max(navigator?.hardwareConcurrency ?? 1, 1), isSmall(navigator) ? 4 : 8);
}

/** Whether this is a phone or a tablet, or a machine with little memory. */
function isSmall({ deviceMemory, userAgentData, userAgent = "", maxTouchPoints = 0 }: Navigator = {}): boolean {
	if (deviceMemory !== undefined && deviceMemory <= 2) return true;
	// Every browser of a phone has "Mobi" there; an iPad says that it is a Mac, but no Mac has a screen to touch.
	return userAgentData?.mobile ?? (/Mobi|Android/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1));
}
