/** Whether an address has a board in it. */
export const linked = (hash: string): boolean => /[#&]pbn=./.test(hash);
