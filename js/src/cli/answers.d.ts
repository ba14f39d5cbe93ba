/** Put in by build.mjs. */
declare module "pbnkit:answers" {
	/** What the command says to a command line that asks for help, for the version or for a script. */
	export const answers: Record<string, string>;
}
