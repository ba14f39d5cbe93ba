import { type Variant, variantOf } from "pbnkit/pdn/board";

export const international = variantOf("international") as Variant;

/** What the attribute of positions says of a variant; "" of the one that they have anyway. */
export const attributeOf = (variant: string): string => (variant === international.name ? "" : variant);
