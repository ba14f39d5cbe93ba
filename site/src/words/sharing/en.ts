/** What is said in English where something is shared or copied, whatever it is: the words of every other language are these, translated. */
export const sharing = {
	/** The names of the menus. */
	menus: { share: "Share", copy: "Copy", more: "More" },
	/** What something can be copied as. */
	forms: { png: "Picture (PNG)", svg: "Drawing (SVG)", text: "Text" },
	texts: {
		copyLink: "Copy the link",
		send: "Send…",
		sendFile: "Send as a file…",
		save: "Save as a file",
		as: "Copy as",
		copied: "Copied",
		notCopied: "The browser does not let this page copy. Save it as a file instead.",
		preview: "Preview",
		reading: "One moment…",
		failed: "This did not work:",
	},
};
