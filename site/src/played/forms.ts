import type { Kit } from "../files/kit.js";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { savedName } from "../out/pack.js";
import { blobSink } from "../out/written.js";
import type { Form } from "../rooms/room.js";

type Named = Pick<Form, "name" | "label" | "lacks"> & {
	/** What is added to the name of the file, and how that ends. */
	what: string;
	ending: string;
	type: string;
};

interface Calling {
	signal: AbortSignal;
}

const named = ({ name, label, lacks, what, ending }: Named): Pick<Form, "name" | "label" | "lacks" | "nameOf"> => ({
	name,
	label,
	...(lacks && { lacks }),
	nameOf: ({ file }: Row) => savedName(file.name, what, `.${ending}`),
});

/** A form that a module writes as it reads the file. */
export function written<Of extends Kit>(of: Named, write: (kit: Of, file: File, options: Calling & { to: ReturnType<typeof blobSink>["to"] }) => Promise<unknown>): Form {
	return {
		...named(of),
		make: (work: Work<Of>, { file }, signal) =>
			work.do(
				async (kit) => {
					const { to, blob } = blobSink(of.type);
					await write(kit, file, { to, signal });
					return { blob: blob() };
				},
				{ length: file.size, urgent: true, signal },
			),
	};
}

/** A form that a module makes of the file as a whole. */
export function converted<Of extends Kit>(of: Named, convert: (kit: Of, file: File, options: Calling) => Promise<{ bytes: Uint8Array<ArrayBuffer> }>): Form {
	return {
		...named(of),
		make: (work: Work<Of>, { file }, signal) =>
			work.do(
				async (kit) => {
					const { bytes } = await convert(kit, file, { signal });
					return { blob: new Blob([bytes], { type: of.type }) };
				},
				{ size: file.size, length: file.size, urgent: true, signal },
			),
	};
}
