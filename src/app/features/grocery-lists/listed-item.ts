import type { ShownItem } from '#contract/grocery/shown-lists.ts'
import type { ProductCard } from '#contract/product/product.ts'

/** An item of a list with the card of its variant, if this device knows the card. */
export type ListedItem = ShownItem & { readonly card?: ProductCard | undefined }

/** The name of an item: that of its product in the reader's language, or the text that was entered. */
export const nameOfItem = ({ card, text }: ListedItem): string => card?.prodName ?? text ?? ''
