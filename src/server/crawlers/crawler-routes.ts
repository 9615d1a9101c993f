import type { Context, Hono } from 'hono'
import { defaultRegionId } from '#contract/region/region.ts'
import type { BuiltScreen } from '#server/http/page/page-build.ts'
import type { Dependencies } from '../dependencies.ts'
import { memoize } from '../http/memoize.ts'
import {
  fixedPages,
  partSize,
  type SitemapEntry,
  sitemapPages,
  writeSitemap,
  writeSitemapIndex,
} from './sitemap-rules.ts'
import {
  countProducts,
  readBrandPages,
  readCategoryPages,
  readProductPages,
  readShopPages,
  readTagPages,
} from './sitemap-store.ts'

const tenMinutes = 600_000
/** The number of sitemap parts cached in memory, up to 2 MB each. A crawler reads them one after another. */
const maxParts = 4

/** /robots.txt, /sitemap.xml, /sitemap-0.xml (all pages except products) and the product parts from 1. */
export function crawlerRoutes(
  app: Hono,
  { db, clock, settings }: Pick<Dependencies, 'db' | 'clock' | 'settings'>,
  screens: () => Promise<readonly BuiltScreen[]>,
): void {
  const originOf = (context: Context) => settings.PUBLIC_URL ?? new URL(context.req.url).origin
  const cached = memoize<SitemapEntry[]>(clock, tenMinutes, maxParts)
  const counted = memoize<number>(clock, tenMinutes, 1)
  const partsOf = async () => 1 + Math.ceil((await counted('products', () => countProducts(db))) / partSize)

  const readPart = async (part: number): Promise<SitemapEntry[]> => {
    const declared = await screens()
    if (part > 0)
      return sitemapPages(declared, { products: await readProductPages(db, (part - 1) * partSize, partSize) })
    const [categories, tags, shops, brands] = await Promise.all([
      readCategoryPages(db),
      readTagPages(db),
      readShopPages(db),
      readBrandPages(db, defaultRegionId),
    ])
    const departments = categories.filter(({ isDepartment }) => isDepartment)
    return [...fixedPages(declared), ...sitemapPages(declared, { categories, departments, tags, shops, brands })]
  }

  const xml = (context: Context, text: string) => {
    context.header('Cache-Control', 'public, max-age=600')
    return context.body(text, 200, { 'Content-Type': 'text/xml; charset=utf-8' })
  }

  app.get('/robots.txt', (context) => {
    context.header('Cache-Control', 'public, max-age=600')
    // The number of possible searches is unlimited, so robots.txt excludes crawlers from them. Other pages that do not
    // belong in an index carry `noindex` in their markup, which a crawler must be allowed to read.
    return context.text(
      `User-agent: *\nDisallow: /SearchResults/\nDisallow: /api/p/\n\nSitemap: ${originOf(context)}/sitemap.xml\n`,
    )
  })
  app.get('/sitemap.xml', async (context) => xml(context, writeSitemapIndex(originOf(context), await partsOf())))
  app.get('/:file{sitemap-(?:0|[1-9][0-9]{0,5})\\.xml}', async (context, next) => {
    const part = Number(/\d+/.exec(context.req.param('file'))?.[0])
    if (part >= (await partsOf())) return next()
    return xml(context, writeSitemap(originOf(context), await cached(String(part), () => readPart(part))))
  })
}
