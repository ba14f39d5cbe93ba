declare module "*.pbn" {
	/** The file's text. */
	const text: string;
	export default text;
}
