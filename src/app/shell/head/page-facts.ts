import type { QueryKey } from '@tanstack/react-query'
import type { Answer } from '#cache/answer.ts'
import type { RouteContext } from '#cache/route-context.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import type { ShopDetail } from '#contract/shop.ts'
import { pageDescriptions } from '#words/page-descriptions.ts'

/** A breadcrumb. */
export type PageStep = { readonly name: string; readonly path: string }

/** The facts of a page for search engines and link previews. */
export type PageFacts = {
  /** The page's own name, as its tab shows it; undefined where it has none but the mall's. */
  readonly title?: string | undefined
  /** Path and search of the one address of this page, without language, choices and filters. */
  readonly path: string
  readonly isIndexed: boolean
  readonly description: string
  readonly picture: { readonly template: string; readonly tint: number } | null
  /** The breadcrumbs, the page itself last; empty where there are none. */
  readonly trail: readonly PageStep[]
  readonly product: ProductDetail | null
  readonly shop: ShopDetail | null
}

/** The part of the router's arguments of `head` that heads read. */
export type HeadRoute = { readonly match: { readonly context: RouteContext } }

/** Search parameters that do not make another page: the language, a chosen variant, and what others add to links. */
const ignored = /^(lang|sku|utm_\w+|fbclid|gclid|yclid|ref)$/
const longest = 200

/** A path of these segments, each percent-encoded. */
export const pathOf = (...parts: (string | number)[]): string =>
  `/${parts.map((part) => encodeURIComponent(part)).join('/')}`

/** The path of a category's page. */
export const categoryAddress = ({ slug, categoryId }: { slug: string; categoryId: number }): string =>
  pathOf(slug, categoryId)

/** Path and search parameters of the document's address, and the names of those that make another page. */
export function addressOfHead({ match }: HeadRoute): { path: string; choices: string[] } {
  const { pathname, searchParams } = new URL(match.context.request?.href ?? '/', 'http://mall')
  return {
    path:
      pathname === '/categories'
        ? '/categories/'
        : pathname === '/categories/'
          ? pathname
          : pathname.replace(/(?<=.)\/+$/, ''),
    choices: [...searchParams.keys()].filter((name) => !ignored.test(name)),
  }
}

/** The facts of a page without any of its own: the description of its first path segment, or the mall's. */
export function plainFacts(route: HeadRoute, title?: string): PageFacts {
  const { path } = addressOfHead(route)
  const words = pageDescriptions[route.match.context.market.lang]
  return {
    title,
    path,
    isIndexed: false,
    description: words.pages[path.split('/')[1] ?? ''] ?? words.mall,
    picture: null,
    trail: [],
    product: null,
    shop: null,
  }
}

/** The answer of a query in the cache; undefined where it failed. */
export const answerIn = <Value>(route: HeadRoute, { queryKey }: { readonly queryKey: QueryKey }): Value | undefined =>
  route.match.context.client.getQueryData<Answer<Value>>(queryKey)?.value

/** The first page of an endless list in the cache; undefined where it failed. */
export const firstPageIn = <Value>(
  route: HeadRoute,
  { queryKey }: { readonly queryKey: QueryKey },
): Value | undefined =>
  route.match.context.client.getQueryData<{ readonly pages: readonly Answer<Value>[] }>(queryKey)?.pages[0]?.value

/** At most 200 characters, cut between words. */
export function shortened(text: string): string {
  const line = text.replace(/[ \t\r\n]+/g, ' ').trim()
  if (line.length <= longest) return line
  return `${line.slice(0, longest).replace(/\s+\S*$/, '')} …`
}
