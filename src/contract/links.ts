/**
 * Cleans a title for a link (spec §3): strips commas, degree signs, hash, percent, equals, brackets, pipes,
 * quotes and question marks; underscores and white space become hyphens, an ampersand the word `and`; repeated
 * hyphens collapse; lower case whatever the phone's locale; hyphens at the ends go. Then whatever is still neither
 * letter, digit nor hyphen becomes a hyphen (decision 0005). Give it the English name.
 */
export function slugOf(title: string): string {
  return title
    .replace(/[,°#%=()[\]{}<>|'"‘’“”«»`?]/g, '')
    .replace(/[_\s]+/g, '-')
    .replace(/&/g, 'and')
    .replace(/-+/g, '-')
    .toLowerCase()
    .replace(/^-+|-+$/g, '')
    .replace(/[^\p{Letter}\p{Number}-]+/gu, '-')
    .replace(/-+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The last segment of a product's path: `aero-knit-running-shoes-1042`. */
export const productSlug = (product: { slug: string; prodId: number }): string =>
  product.slug ? `${product.slug}-${product.prodId}` : String(product.prodId)

/** The id at the end of a product's path segment, or null where there is none: it is the last hyphen-separated part. */
export function idInSlug(segment: string): number | null {
  return idInPath(segment.slice(segment.lastIndexOf('-') + 1))
}

/** A path segment that must be an id: 1 to 15 digits, not zero; anything else is null. */
export function idInPath(segment: string): number | null {
  return /^\d{1,15}$/.test(segment) && Number(segment) > 0 ? Number(segment) : null
}
