import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { type Language, languages } from '#contract/languages.ts'
import { languageInAddress } from '#contract/page-language.ts'
import type { Region } from '#contract/region/region.ts'
import { sharePicture } from '#contract/share-picture.ts'
import { brand } from '#words/brand.ts'
import { pageDescriptions } from '#words/page-descriptions.ts'
import { type Addresses, linkedData } from './linked-data.ts'
import { answerIn, type HeadRoute, type PageFacts } from './page-facts.ts'

type Meta = { title: string } | { name: string; content: string } | { property: string; content: string }

/** Tags of a document's head, as the router's `head` returns them. */
export type HeadTags = {
  readonly meta: Meta[]
  readonly links: { rel: string; href: string; hrefLang?: string }[]
  readonly scripts: { type: string; children: string }[]
}

const locales: Readonly<Record<Language, string>> = { en: 'en_US', zh: 'zh_CN', tr: 'tr_TR', ru: 'ru_RU', pt: 'pt_BR' }

const named = (title: string | undefined) => (title ? `${title} · ${brand.name}` : brand.name)
const meta = (name: string, content: string): Meta => ({ name, content })
const property = (name: string, content: string): Meta => ({ property: name, content })

/** The head of the 404 page. */
export const missingTags = ({ match }: HeadRoute, title: string): HeadTags => ({
  meta: [
    { title: named(title) },
    meta('description', pageDescriptions[match.context.market.lang].missing),
    meta('robots', 'noindex'),
  ],
  links: [],
  scripts: [],
})

/** Title, description, addresses, previews and structured data of a page. */
export function headTags(route: HeadRoute, facts: PageFacts): HeadTags {
  const { market, request } = route.match.context
  const { origin = '', href = '/' } = request ?? {}
  const requestedLanguage = languageInAddress(new URL(href, 'http://mall').search)
  const inLanguage = (path: string, language: Language | null) =>
    origin + path + (language ? `${path.includes('?') ? '&' : '?'}lang=${language}` : '')
  const to: Addresses = {
    page: (path) => inLanguage(path, requestedLanguage),
    file: (path) => origin + path,
    picture: (template, tint) => origin + sharePicture(template, tint),
  }
  const regions = answerIn<Region[]>(route, mallQueries.regions()) ?? []
  const currency = regions.find(({ regionId }) => regionId === market.regionId)?.currency ?? ''
  const nodes = facts.isIndexed ? linkedData(facts, currency, to) : []
  return {
    meta: [
      { title: named(facts.title) },
      meta('description', facts.description),
      meta('robots', facts.isIndexed ? 'max-image-preview:large' : 'noindex, follow'),
      property('og:site_name', brand.name),
      property('og:type', facts.product ? 'product' : 'website'),
      property('og:title', facts.title ?? brand.name),
      property('og:description', facts.description),
      property('og:url', to.page(facts.path)),
      property('og:locale', locales[market.lang]),
      ...pictureTags(facts, to),
      ...priceTags(facts, currency),
    ],
    links: [
      { rel: 'canonical', href: to.page(facts.path) },
      ...(facts.isIndexed ? alternates((language) => inLanguage(facts.path, language)) : []),
    ],
    scripts:
      nodes.length > 0
        ? [
            {
              type: 'application/ld+json',
              children: JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }),
            },
          ]
        : [],
  }
}

const pictureTags = ({ picture }: PageFacts, to: Addresses): Meta[] =>
  picture
    ? [
        property('og:image', to.picture(picture.template, picture.tint)),
        property('og:image:type', 'image/jpeg'),
        property('og:image:width', '1200'),
        property('og:image:height', '630'),
        meta('twitter:card', 'summary_large_image'),
      ]
    : [property('og:image', to.file('/icons/icon-512.png')), meta('twitter:card', 'summary')]

const priceTags = ({ product }: PageFacts, currency: string): Meta[] =>
  product
    ? [
        property('product:price:amount', String(product.price)),
        property('product:price:currency', currency),
        property('product:availability', product.isAvailable && product.totalStocks > 0 ? 'in stock' : 'out of stock'),
      ]
    : []

/** The addresses of a page, one for each language; the address without a language is for readers of any other. */
const alternates = (address: (language: Language | null) => string) =>
  [...languages.map((one) => [one, one] as const), ['x-default', null] as const].map(([hrefLang, language]) => ({
    rel: 'alternate',
    href: address(language),
    hrefLang,
  }))
