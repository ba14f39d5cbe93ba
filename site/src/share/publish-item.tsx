import { useEffect, useState } from "preact/hooks";

/** In a menu: the way to the builder, once the address is made that has the item in it. */
export function PublishItem({ make, label }: { make(): Promise<string>; label: string }) {
	const [address, setAddress] = useState<string>();
	useEffect(() => {
		let left = false;
		make().then(
			(made) => !left && setAddress(made),
			() => undefined,
		);
		return () => {
			left = true;
		};
	}, []);
	return (
		<li>
			{/* In a tab of its own: here the files stay open. */}
			{address ? (
				<a href={address} target="_blank" rel="noopener" data-more="publish">
					{label}
				</a>
			) : (
				<span>{label}</span>
			)}
		</li>
	);
}
