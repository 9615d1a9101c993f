/** The title of a list of products: its brand, its category, or both. */
export const listTitle = (of: {
  readonly brandName?: string | undefined
  readonly categoryName?: string | undefined
}): string => [of.brandName, of.categoryName].filter(Boolean).join(' · ')
