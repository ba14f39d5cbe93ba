interface TrustedTypes {
	createPolicy(name: "default", rules: { createScriptURL(address: string): string }): unknown;
}

const kit = new URL("../kit/", import.meta.url).href;
const serviceWorker = new URL("../sw.js", import.meta.url).href;

let trusted = false;

/**
 * Lets the page run the package's worker and the service worker. By the pages' content security policy no text becomes a script, nor
 * the address of one, but by the policy for trusted types of this name. It is the default one: the package makes its worker by an
 * expression that bundlers look for, so it cannot ask for another.
 */
export function trustOwnWorkers(): void {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	if (trusted) return;
	trusted = true;
	trustedTypes?.createPolicy("default", {
		createScriptURL(address) {
			const isWorker = address.startsWith(kit) && /^[\w.-]+\/worker\.js$/.test(address.slice(kit.length));
			if (isWorker || address === serviceWorker) return address;
			throw new TypeError(`This page runs no script from ${address}`);
		},
	});
}
