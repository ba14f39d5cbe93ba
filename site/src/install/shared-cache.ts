/** The cache in which the service worker leaves what was shared with the site in this folder. */
export const sharedFiles = (folder: string): string => `pbnkit-shared ${folder}`;
