import { notice } from "./notice.js";
import { hasWork } from "./work.js";

/**
 * Installs the service worker, and tells when a new version is there. Nothing is loaded anew before a person says so: until then
 * the page goes on with the version that it began with.
 */
export async function stayCurrent(container: ServiceWorkerContainer): Promise<void> {
	container.addEventListener("message", ({ data }: MessageEvent<{ notInstalled?: string } | undefined>) => {
		if (data && "notInstalled" in data) sayNotInstalled(data.notInstalled);
	});
	container.startMessages();
	const registration = await container.register(new URL("../sw.js", import.meta.url), { updateViaCache: "none" });
	// Now no page of an older version may be left.
	container.controller?.postMessage("opened");
	const look = () => {
		if (registration.waiting && container.controller) tell();
	};
	look();
	registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
	// The installed site may be open for weeks.
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "visible") registration.update().catch(() => undefined);
	});

	let wanted = false;
	let controlled = container.controller !== null;
	container.addEventListener("controllerchange", () => {
		if (wanted) location.reload();
		else if (controlled) tell();
		controlled = true;
	});

	function tell(): void {
		notice("A new version of this page is ready. It comes the next time you open the page.", { "Use it now": useNow });
	}

	function useNow(): void {
		if (hasWork()) notice("What is on this page will be gone. Download what you need first.", { "Load the new version": takeOver });
		else takeOver();
	}

	function takeOver(): void {
		wanted = true;
		// Another tab may have said so already.
		if (registration.waiting) registration.waiting.postMessage("take over");
		else location.reload();
	}
}

function sayNotInstalled(path: string | undefined): void {
	const why = path ? `The host did not send ${path} as it was built` : "The browser did not keep its files";
	notice(`This page does not work offline yet. ${why}. It is tried again the next time you open the page.`, {});
}
