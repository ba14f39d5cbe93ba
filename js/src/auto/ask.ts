/** Gets the module of a notation, or whatever else reads it, which may have to be loaded. */
export type Ask<Kit> = () => Promise<Kit>;
