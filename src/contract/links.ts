/**
 * Turns an English title into a slug (docs/product.md#entities). Commas, degree signs, hash, percent, equals, brackets,
 * pipes, quotes and question marks are removed; underscores and white space become hyphens; an ampersand becomes the
 * word `and`. Repeated hyphens collapse, hyphens at the ends are removed, and the result is lower case whatever the
 * device's locale. Any other character that is no letter, digit or hyphen becomes a hyphen (decision 0005).
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

/** The last segment of a product's path, e.g. `aero-knit-running-shoes-1042`. */
export const productSlug = (product: { slug: string; prodId: number }): string =>
  product.slug ? `${product.slug}-${product.prodId}` : String(product.prodId)

/** The products with greater ids are pre-loved items, whose pages are at `/pre-loved-product/…`; the catalogue's are far below. */
export const beforePreLoved = 900_000_000_000

/** The path of a tag's product list. The last segment has the form of a product's. */
export const tagPath = ({ slug, id }: { slug: string; id: number }): `/services/${string}` => `/services/${slug}-${id}`

/** The path of a department's or sub-category's own page. */
export const categoryPath = ({ slug, categoryId }: { slug: string; categoryId: number }) =>
  `/${slug}/${categoryId}` as const

/** The path of a department's sub-categories. The last segment has the form of a product's. */
export const subCategoriesPath = ({ slug, categoryId }: { slug: string; categoryId: number }) =>
  `/discover/sub/${slug}-${categoryId}` as const

/** The path of the conversation with a product's seller, which begins with the product. */
export const askSellerPath = ({ shopId, prodId }: { shopId: number; prodId: number }) =>
  `/iCanchat?conversation=shop-${shopId}&prodId=${prodId}` as const

/** The path of a grocery list that a link shares. */
export const sharedListPath = (token: string) => `/wish-list/shared/${token}` as const

/** The id at the end of a product's path segment: the part after the last hyphen. Null where that part is no id. */
export function idInSlug(segment: string): number | null {
  return idInPath(segment.slice(segment.lastIndexOf('-') + 1))
}

/** The id that a path segment consists of: 1 to 15 digits, not zero. Null for any other text. */
export function idInPath(segment: string): number | null {
  return /^\d{1,15}$/.test(segment) && Number(segment) > 0 ? Number(segment) : null
}

/**
 * Second addresses of screens, such as those that people type without the capital letter, and the path of the screen
 * that each one opens.
 */
export const typedPaths: Readonly<Record<string, `/${string}`>> = {
  '/RateProduct': '/Completed/RateProduct',
  '/cart': '/Cart',
  '/register': '/Register',
}

type SearchPath = `/SearchResults/${string}`

/** The path of a search; the words are one encoded segment. */
export const searchPath = (words: string): SearchPath => `/SearchResults/${encodeURIComponent(words)}`

/** The longest text of the search box (docs/wire.md#conventions: typed text has at most 120 characters). */
export const longestSearch = 120

/**
 * The path of the results of a typed text, with white space trimmed and collapsed. Null where no text is left; a text
 * of dots alone would change the path and is not searched.
 */
export function typedSearchPath(words: string): SearchPath | null {
  const plain = words
    .trim()
    .slice(0, longestSearch)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
  return /^\.*$/.test(plain) ? null : searchPath(plain)
}

/**
 * The target of the search form when the browser submits it without JavaScript (`/SearchResults?key=words`): the
 * results, or the search page where `key` is absent. Null where `key` holds nothing to search for.
 */
export const searchFormPath = (key: string | null): SearchPath | '/search' | null =>
  key === null ? '/search' : typedSearchPath(key)

/** The words in the path of a results page; empty for another path or one that does not decode. */
export function searchedWords(path: string): string {
  try {
    return decodeURIComponent(/^\/SearchResults\/([^/]+)/.exec(path)?.[1] ?? '')
  } catch {
    return ''
  }
}

/** The words of a search by their decoded path segment, as the API takes them; empty where there are none. */
export const searchWords = (segment: string): string =>
  segment
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, longestSearch)
