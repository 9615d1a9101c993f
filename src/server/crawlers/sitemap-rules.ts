import type { BuiltScreen } from '#server/http/page/page-build.ts'

/** The number of addresses in one file; the protocol allows 50,000 addresses and 50 MB. */
export const partSize = 20_000

export type SitemapEntry = { readonly path: string; readonly changed?: string | undefined }

/** An entry of a list of the shop, by whose slug and id a page is known. */
type Entry = { readonly id: number; readonly slug?: string; readonly changed?: string | undefined }

/** The pages that routes name one by one. */
export const fixedPages = (screens: readonly BuiltScreen[]): SitemapEntry[] =>
  screens.flatMap(({ sitemap }) => (isNamed(sitemap) ? sitemap.map((path) => ({ path })) : []))

/**
 * The pages that routes have for each entry of a list; `lists` are those that are to be written, by their names in the
 * routes.
 */
export const sitemapPages = (
  screens: readonly BuiltScreen[],
  lists: Readonly<Record<string, readonly Entry[]>>,
): SitemapEntry[] =>
  screens.flatMap(({ sitemap }) => {
    if (sitemap === undefined || isNamed(sitemap)) return []
    return (lists[sitemap.each] ?? []).map(({ changed, ...entry }) => ({
      path: filled(sitemap.path, entry),
      ...(changed === undefined ? {} : { changed }),
    }))
  })

const isNamed = (sitemap: BuiltScreen['sitemap']): sitemap is readonly string[] => Array.isArray(sitemap)

/** A path with an entry's slug and id; a product without a slug has its id alone. */
const filled = (path: string, { id, slug = '' }: Entry): string =>
  path.replace('{slug}', encodeURIComponent(slug)).replace('{id}', String(id)).replace('/-', '/')

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Writes one sitemap file. */
export const writeSitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${head}<urlset ${namespace}>\n${entries.map(({ path, changed }) => `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`).join('')}</urlset>\n`

/** Writes the index of the sitemap files. */
export const writeSitemapIndex = (origin: string, parts: number): string =>
  `${head}<sitemapindex ${namespace}>\n${Array.from({ length: parts }, (_, at) => `<sitemap><loc>${escaped(`${origin}/sitemap-${at}.xml`)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
