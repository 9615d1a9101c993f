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

/** The page of a tag's products; its last segment is made like a product's. */
export const tagPath = ({ slug, id }: { slug: string; id: number }): string => `/services/${slug}-${id}`

/** One department's sub-categories with products of each; its last segment is made like a product's. */
export const subCategoriesPath = ({ slug, categoryId }: { slug: string; categoryId: number }): string =>
  `/discover/sub/${slug}-${categoryId}`

/** The id at the end of a product's path segment, or null where there is none: it is the last hyphen-separated part. */
export function idInSlug(segment: string): number | null {
  return idInPath(segment.slice(segment.lastIndexOf('-') + 1))
}

/** A path segment that must be an id: 1 to 15 digits, not zero; anything else is null. */
export function idInPath(segment: string): number | null {
  return /^\d{1,15}$/.test(segment) && Number(segment) > 0 ? Number(segment) : null
}

/** The path of a search: the words in one segment, whatever they hold. */
export const searchPath = (words: string): string => `/SearchResults/${encodeURIComponent(words)}`

/** What may stand in the search box (api.md: typed text has at most 120 characters). */
export const longestSearch = 120

/**
 * The page of the results of what was typed: white space trimmed and made single. Null where nothing is
 * left to search for; dots alone are a way up in a path and search for nothing.
 */
export function typedSearchPath(words: string): string | null {
  const plain = words
    .trim()
    .slice(0, longestSearch)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
  return /^\.*$/.test(plain) ? null : searchPath(plain)
}

/**
 * Where the search form leads when the browser itself sends it, `/SearchResults?key=words`: to the results, without words
 * at all to the search page; null where it stays put, because there is nothing to search for.
 */
export const searchFormPath = (key: string | null): string | null => (key === null ? '/search' : typedSearchPath(key))

/** The words of a results page's path; empty where it is another page, or does not decode. */
export function searchedWords(path: string): string {
  try {
    return decodeURIComponent(/^\/SearchResults\/([^/]+)/.exec(path)?.[1] ?? '')
  } catch {
    return ''
  }
}
