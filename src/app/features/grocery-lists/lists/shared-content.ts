import { longestItemText } from '#contract/grocery/list-limits.ts'
import { idInPath, idInSlug } from '#contract/links.ts'
import type { KnownProduct } from '../use-known-products.ts'

/** The largest number of lines of a shared text that become items. */
const maxLines = 100

/**
 * The content that another app has shared: the path of a page of this mall, or products and texts for a list. `isCut`:
 * a part of the content is too long for a list.
 */
export type SharedContent =
  | { readonly path: `/${string}` }
  | { readonly path?: undefined; readonly products: readonly KnownProduct[]; readonly isCut: boolean }

/**
 * Reads `title`, `text` and `url` of a share (docs/product.md#adding-to-lists): each line is an item, a link to a product
 * of the mall at `origin` is that product, and a link to another page of the mall alone opens that page.
 */
export function sharedContent(query: URLSearchParams, origin: string): SharedContent {
  const [text = '', url = ''] = ['text', 'url'].map((name) => query.get(name)?.trim() ?? '')
  const title = linesOf(query.get('title') ?? '').join(' ')
  // The text beside a link of the mall describes the page.
  const lines = ownLink(url, origin) ? [] : linesOf(text)
  if (url !== '' && !lines.includes(url)) lines.push(url)
  const [only = ''] = lines
  if (title !== '' && lines.length === 0) lines.push(title)
  // A link alone gets its title.
  else if (title !== '' && lines.length === 1 && isLink(only)) lines[0] = `${title} ${only}`
  const page = lines.length === 1 ? ownPage(lines[0] ?? '', title, origin) : null
  if (page) return { path: page }
  const items = lines.slice(0, maxLines).map((line) => itemsOf(line, origin))
  return {
    products: items.flatMap(({ products }) => products),
    isCut: lines.length > maxLines || items.some(({ isCut }) => isCut),
  }
}

/** The lines of a text without marks of a list, control characters and halves of characters. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
        .replace(/^[\s\-•*\u2610\u2713]+/u, '')
        .trim(),
    )
    .filter((line) => line !== '')

const isLink = (word: string): boolean => /^https?:\/\/\S+$/.test(word)

/** The first link to the mall in a line, and the rest of the line; null without one. */
function ownLink(line: string, origin: string): { readonly link: URL; readonly rest: string } | null {
  const words = line.split(' ')
  const at = words.findIndex((word) => word.startsWith(`${origin}/`))
  if (at < 0) return null
  // The full stop of a sentence is no part of the link. The origin before the path is valid, so the link is, too.
  const link = new URL((words[at] ?? '').replace(/[.,;:!?)]+$/, ''))
  return { link, rest: words.filter((_word, index) => index !== at).join(' ') }
}

/** The id in the link to a product, also to a page below the product's page. */
const productIn = ({ pathname }: URL): number | null =>
  pathname.startsWith('/products/') ? idInSlug(pathname.split('/')[2] ?? '') : null

/** The path of a page of the mall that is no product's; null for any other line. */
function ownPage(line: string, title: string, origin: string): `/${string}` | null {
  const own = ownLink(line, origin)
  if (!own || productIn(own.link) !== null || (own.rest !== '' && own.rest !== title)) return null
  const { pathname, search, hash } = own.link
  // Two slashes would begin an address of another site.
  return `/${pathname.replace(/^\/+/, '')}${search}${hash}`
}

/** The items of a line; a line that is too long for one item becomes several. */
function itemsOf(
  line: string,
  origin: string,
): { readonly products: readonly KnownProduct[]; readonly isCut: boolean } {
  const own = ownLink(line, origin)
  const prodId = own && productIn(own.link)
  if (own && prodId !== null) {
    const skuId = idInPath(own.link.searchParams.get('sku') ?? '') ?? undefined
    const name = (own.rest || own.link.pathname.split('/')[2] || '').slice(0, longestItemText)
    return { products: [{ prodId, skuId, name, count: 1 }], isCut: false }
  }
  const words = line.split(' ')
  const fitting = words.filter((word) => !isLink(word) || word.length <= longestItemText)
  return {
    products: wrapped(fitting).map((name) => ({ name, count: 1 })),
    isCut: fitting.length < words.length,
  }
}

/** The words as texts that items can have; a longer word without white space is divided. */
function wrapped(words: readonly string[]): string[] {
  const texts: string[] = []
  // A character has at most two code units.
  const half = new RegExp(`.{1,${longestItemText / 2}}`, 'gsu')
  for (const word of words.flatMap((one) => (one.length > longestItemText ? (one.match(half) ?? []) : [one]))) {
    const longer = `${texts.at(-1) ?? ''} ${word}`.trim()
    if (texts.length > 0 && longer.length <= longestItemText) texts[texts.length - 1] = longer
    else texts.push(word)
  }
  return texts
}
