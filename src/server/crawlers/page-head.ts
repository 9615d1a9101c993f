import { type Language, languages } from '#contract/languages.ts'
import { brand } from '#words/brand.ts'
import { pageDescriptions } from '#words/page-descriptions.ts'
import { sharePicture } from '../media/share-picture.ts'
import { regionById } from '../region/region-rules.ts'
import { type Addresses, linkedData } from './linked-data.ts'
import { type PageAsked, type PageFacts, pageFacts } from './page-facts.ts'

type HeadAsked = PageAsked & {
  /** The mall's address, e.g. `https://mall.example`. */
  readonly origin: string
  readonly regionId: number
  /** The page's own title, as the tab shows it; undefined where the page has only the mall's name. */
  readonly title: string | undefined
  /** The language in the address; null without one. */
  readonly askedLang: Language | null
  readonly isMissing: boolean
}

/** The document's metadata: `first` goes before the styles, `later` after them, `data` at the end of the body. */
export type PageHead = { readonly first: string; readonly later: string; readonly data: string }

const locales: Readonly<Record<Language, string>> = { en: 'en_US', zh: 'zh_CN', tr: 'tr_TR', ru: 'ru_RU', pt: 'pt_BR' }

/** Title, description, addresses, previews and product data of a page. All values are escaped. */
export function pageHead(asked: HeadAsked): PageHead {
  const { origin, lang, title, askedLang } = asked
  const name = title ? `${title} · ${brand.name}` : brand.name
  if (asked.isMissing)
    return {
      first: titled(name) + meta('description', pageDescriptions[lang].missing) + meta('robots', 'noindex'),
      later: '',
      data: '',
    }
  const facts = pageFacts(asked)
  const inLanguage = (path: string, language: Language | null) =>
    origin + path + (language ? `${path.includes('?') ? '&' : '?'}lang=${language}` : '')
  const to: Addresses = {
    page: (path) => inLanguage(path, askedLang),
    file: (path) => origin + path,
    picture: (template, tint) => origin + sharePicture(template, tint),
  }
  const { currency } = regionById(asked.regionId)
  const address = to.page(facts.path)
  const things = facts.isIndexed ? linkedData(facts, currency, to) : []
  return {
    first:
      titled(name) +
      meta('description', facts.description) +
      meta('robots', facts.isIndexed ? 'max-image-preview:large' : 'noindex, follow') +
      property('og:site_name', brand.name) +
      property('og:type', facts.product ? 'product' : 'website') +
      property('og:title', title ?? brand.name) +
      property('og:description', facts.description) +
      property('og:url', address) +
      property('og:locale', locales[lang]) +
      pictureTags(facts, to) +
      priceTags(facts, currency),
    later:
      link('canonical', address) + (facts.isIndexed ? alternates((language) => inLanguage(facts.path, language)) : ''),
    data:
      things.length > 0
        ? `<script type="application/ld+json">${scriptText({ '@context': 'https://schema.org', '@graph': things })}</script>`
        : '',
  }
}

const pictureTags = ({ picture }: PageFacts, to: Addresses): string =>
  picture
    ? property('og:image', to.picture(picture.template, picture.tint)) +
      property('og:image:type', 'image/jpeg') +
      property('og:image:width', '1200') +
      property('og:image:height', '630') +
      meta('twitter:card', 'summary_large_image')
    : property('og:image', to.file('/icons/icon-512.png')) + meta('twitter:card', 'summary')

const priceTags = ({ product }: PageFacts, currency: string): string =>
  product
    ? property('product:price:amount', String(product.price)) +
      property('product:price:currency', currency) +
      property('product:availability', product.isAvailable && product.totalStocks > 0 ? 'in stock' : 'out of stock')
    : ''

/**
 * One address for each language; the address without a language is the default, where the server chooses the language.
 */
const alternates = (address: (language: Language | null) => string): string =>
  [...languages.map((one) => [one, one] as const), ['x-default', null] as const]
    .map(([tag, language]) => `<link rel="alternate" hreflang="${tag}" href="${escaped(address(language))}">`)
    .join('')

const titled = (text: string) => `<title>${escaped(text)}</title>`
const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escaped(href)}">`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** JSON that is safe inside a script element: the text cannot end the script or open a comment. */
const scriptText = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
