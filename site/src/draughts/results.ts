const result = /^(?:[012]-[012]|1\/2-1\/2)$/;

export const isResult = (text: string): boolean => result.test(text);

/** A result as it is printed; "" where there is none. */
export const resultText = (text: string): string => (isResult(text) ? text.replaceAll("1/2", "½").replace("-", "–") : "");
