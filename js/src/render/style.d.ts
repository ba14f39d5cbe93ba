/** The styles as text; build.mjs provides it. */
declare module "pbnkit:style" {
	/** dist/style.css and what a page of its own needs, made small. */
	export const style: string;
}
