import type { ProductDetail } from '#contract/product/product-detail.ts'
import type { SizeGuide } from '#contract/product/size-guide.ts'
import type { CategoryStep, DetailedSkuRow } from './product-store.ts'

const letters = /^X*[SML]$/
const numbers = /^\d\d$/
const ranges = /^\d\d–\d\d$/

/** The guide of a category's products whose sizes all have a form; categories are named by their slugs. */
const rules: readonly (readonly [category: string, sizes: RegExp, guide: SizeGuide])[] = [
  ['tops-and-t-shirts', letters, 'tops'],
  ['safety-and-road-works', letters, 'tops'],
  ['dresses-and-swimwear', letters, 'womenswear'],
  ['coats-gowns-and-uniforms', letters, 'coats'],
  ['coats-gowns-and-uniforms', /^1\d0 cm$/, 'uniforms'],
  ['trousers-socks-and-underwear', letters, 'bottoms'],
  ['trousers-socks-and-underwear', numbers, 'trousers'],
  ['trousers-socks-and-underwear', ranges, 'shoes'],
  ['hats-scarves-and-umbrellas', letters, 'gloves'],
  ['hats-scarves-and-umbrellas', /^\d\d cm$/, 'hats'],
  ['everyday-and-sports-shoes', numbers, 'shoes'],
  ['womens-shoes', numbers, 'shoes'],
  ['winter-sports', numbers, 'shoes'],
  ['bikes-and-skating', numbers, 'shoes'],
]

/** The guide to the sizes of a product (docs/product.md#size-guide); undefined for everything but clothing and shoes. */
export function sizeGuideOf(
  path: readonly CategoryStep[],
  skus: readonly Pick<DetailedSkuRow, 'properties' | 'english'>[],
): ProductDetail['sizeGuide'] {
  const sizes = skus.map(({ english }) => /(?:^|;)Size:([^;]+)/.exec(english)?.[1] ?? '')
  const found = rules.find(
    ([category, form]) => path.some(({ slug }) => slug === category) && sizes.every((size) => form.test(size)),
  )
  const [first] = skus
  if (!found || !first) return undefined
  // The choices stand in the same order in every language.
  const nth = first.english.split(';').findIndex((pair) => pair.startsWith('Size:'))
  return { choice: first.properties.split(';')[nth]?.split(':')[0] ?? '', of: found[2] }
}
