/**
 * Gives an object a property whose value is made when it is read for the first time. To whoever reads, copies or changes the object it is
 * as any other; only Node's inspector would show a getter.
 */
export function makeLater<Value>(object: object, key: PropertyKey, make: () => Value): void {
	let made: { value: Value } | undefined;
	Object.defineProperty(object, key, {
		configurable: true,
		enumerable: true,
		// Not the object above: the property may be given to another one.
		get(this: object) {
			made ??= { value: make() };
			// A frozen object stays as it is, and asks again.
			Reflect.defineProperty(this, key, plain(made.value));
			return made.value;
		},
		set(this: object, value) {
			Object.defineProperty(this, key, plain(value));
		},
	});
}

function plain<Value>(value: Value): TypedPropertyDescriptor<Value> {
	return { value, configurable: true, enumerable: true, writable: true };
}

/** What Node asks for in place of a value that it prints. */
const inspected = Symbol.for("nodejs.util.inspect.custom");

/** A list whose elements may be made later; printed in Node, those are made that are shown. */
export function laterList<Element>(): Element[] {
	const list: Element[] = [];
	Object.defineProperty(list, inspected, {
		value(_depth: number, { maxArrayLength: most }: { maxArrayLength?: number | null }): Element[] {
			const shown = list.slice(0, most ?? list.length);
			shown.length = list.length;
			return shown;
		},
	});
	return list;
}

/** Lets an object whose members may be made later be printed in Node as any other. */
export function laterMembers(object: object): void {
	Object.defineProperty(object, inspected, {
		value(this: object) {
			return { ...this };
		},
	});
}
