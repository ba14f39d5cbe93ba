/** The cache in which the service worker leaves what was shared with the site in this folder. */
export const sharedFiles = (folder: string): string => `pbnkit-shared ${folder}`;

/** What may wait there: anybody can send it, and nobody has been asked yet. */
export const mostShared = { files: 1000, bytes: 100_000_000 };

/** Where the origin of who sent a file is kept with it. */
export const senderHeader = "x-sender";

/** What the address of the page says after a share that was not kept. */
export const shareProblems = { unreadable: "failed", tooMuch: "too-much" } as const;
