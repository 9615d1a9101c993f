import { type Language, languages } from '#contract/languages.ts'
import { slugOf } from '#contract/links.ts'
import { variantName } from '#server/product/variant-name.ts'
import type { ProductRow, SkuRow } from '#server/seed/mall-rows.ts'
import { randomOf } from '#server/seed/random.ts'
import type { Words } from '#server/seed/seed-shapes.ts'
import { valueKey } from './attributes.ts'
import { featuresClash } from './clashing-features.ts'
import { type ColourName, colourNames } from './colour-names.ts'
import type { NumberedBrand, PlacedKind } from './placed-kinds.ts'
import { picturesOf } from './product-pictures.ts'
import type { ProductPlan } from './product-plan.ts'
import { asWords, capitalisedWords, inEachLanguage, titleOf } from './product-titles.ts'
import { axisNames, type ShownAxis, shownAxisOf, specNames } from './spec-names.ts'

/** A product before offers, sales and ratings. */
export type Draft = {
  readonly product: Omit<ProductRow, 'score' | 'comm_number' | 'created_at'>
  /** Each variant, its price as a multiple of the product's price, and the keys of its values (seed/attributes.ts). */
  readonly skus: readonly (Omit<SkuRow, 'value_ids'> & { readonly factor: number; readonly keys: readonly string[] })[]
  readonly colours: readonly ColourName[]
}

/**
 * Variants of a product beyond the standard mall: large malls serve measurements, and four regions price each variant.
 */
const fewVariants = 3

/** The departments that have products with a coin price, and the highest price of such a product in rupees. */
const coinDepartments: readonly string[] = ['books-stationery', 'household', 'gifts-party']
const coinPriceLimit = 700

/** Whether coins may pay a product in full: the first product of each inexpensive kind of three departments. */
const hasCoinPrice = ({ place: { department, kind }, nth }: ProductPlan): boolean =>
  nth === 0 && kind.price <= coinPriceLimit && coinDepartments.includes(department.key)

/** Builds a product's texts, pictures and variants. */
export function draftOf(plan: ProductPlan, codeDigits: number): Draft {
  const { place, prodId, nth } = plan
  const { kind } = place
  const random = randomOf(`product ${kind.render} ${nth}`)
  const { line, features, brand, isBrandNamed } = namingOf(place, nth)
  const properName = isBrandNamed ? `${brand.name} ${line}` : line
  const names = titleOf(properName, kind.name, features)
  const brief = briefOf(place, features, nth)
  const pictures = picturesOf(plan, random)
  return {
    product: {
      prod_id: prodId,
      kind: kind.render,
      department_id: place.departmentId,
      category_id: place.categoryId,
      brand_id: brand.brandId,
      names,
      briefs: capitalisedWords(brief),
      slug: slugOf(names[0]),
      pic: pictures.main,
      imgs: pictures.gallery,
      content: contentOf(kind.about, [...features, brief], brand),
      item_code: `${initialsOf(brand.name)}-${codeDigits}`,
      warranty_months: kind.warranty ?? 0,
      parameters: languages.map((_, index) =>
        kind.specs.map(([name, value]) => ({
          name: specNames[name][index] as string,
          value: asWords(value)[index] as string,
        })),
      ),
      rank: plan.rank,
      has_coin_price: hasCoinPrice(plan),
    },
    skus: variantsOf(plan, pictures.colours, pictures.main),
    colours: pictures.colours.map(({ colour }) => colour),
  }
}

/**
 * Line, features and brand of the nth product of a kind, all different: first every line with every single feature,
 * then with pairs, then the same again with the brand's name before the line, brand by brand.
 */
function namingOf(place: PlacedKind, nth: number) {
  const { lines } = place
  const titles = lines.length * place.featureSets.length
  const lap = Math.floor(nth / titles)
  const line = lines[nth % lines.length] as string
  const row = Math.floor((nth % titles) / lines.length)
  const singles = place.kind.features.length
  // Single features are shifted from line to line, so that the first products of a kind differ in both.
  const set = row < singles ? (row + (nth % lines.length)) % singles : row
  const home = randomOf(`maker of ${place.kind.render} ${line}`).whole(0, place.brands.length - 1)
  const brand = place.brands[(home + Math.max(0, lap - 1)) % place.brands.length] as NumberedBrand
  return { line, features: place.featureSets[set] as readonly Words[], brand, isBrandNamed: lap > 0 }
}

/** A feature that the title does not name, or the material where every other feature would contradict the title. */
function briefOf({ kind }: PlacedKind, named: readonly Words[], nth: number): Words {
  const fitting = kind.features.filter((feature) => named.every((one) => !featuresClash(one[0], feature[0])))
  return fitting[nth % Math.max(1, fitting.length)] ?? asWords(kind.specs[0]?.[1] ?? kind.name)
}

/** All combinations of colours and values of the choice, named in five languages. */
function variantsOf(
  { place, prodId, isStandard }: ProductPlan,
  colours: readonly { readonly colour: ColourName; readonly pic: string }[],
  mainPicture: string,
): Draft['skus'] {
  const { choice } = place.kind
  const colourChoices = colours.map(({ colour, pic }) => ({
    key: valueKey('colour', colourNames[colour][0]),
    axis: axisNames.colour,
    value: colourNames[colour] as Words,
    pic,
  }))
  const shownAxis = choice && shownAxisOf(choice)
  const otherChoices = (shownAxis ? choice.values : []).map((value, index) => ({
    key: valueKey(shownAxis as ShownAxis, asWords(value)[0]),
    axis: axisNames[shownAxis as ShownAxis],
    value: asWords(value),
    factor: choice?.factors?.[index] ?? 1,
  }))
  const pairs = (colourChoices.length > 0 ? colourChoices : [null]).flatMap((colour) =>
    (otherChoices.length > 0 ? otherChoices : [null]).map((other) => ({ colour, other })),
  )
  return pairs.slice(0, isStandard ? pairs.length : fewVariants).map(({ colour, other }, seq) => {
    const parts = [colour, other].filter((part) => part !== null)
    return {
      sku_id: prodId * 100 + seq + 1,
      prod_id: prodId,
      seq,
      // A colon inside a value ("1:64") would end the axis' name; the ratio sign looks the same.
      properties: inEachLanguage((index) =>
        parts.map(({ axis, value }) => `${axis[index]}:${value[index]?.replaceAll(':', '∶')}`).join(';'),
      ),
      names: inEachLanguage((index) => variantName(parts, languages[index] as Language)),
      pic: colour?.pic ?? mainPicture,
      factor: other?.factor ?? 1,
      keys: parts.map(({ key }) => key),
    }
  })
}

function contentOf(about: string, points: readonly Words[], brand: NumberedBrand): string {
  const items = points.map((point) => `<li>${asHtml(capitalisedWords(point)[0])}</li>`).join('')
  return `<p>${asHtml(about)}</p><ul>${items}</ul><p>From ${asHtml(brand.name)}.</p>`
}

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Two capitals for the item code: of both words, or the first two letters of a single word. */
function initialsOf(name: string): string {
  const [first = '', second] = name.replace(/[^A-Za-z ]/g, '').split(' ')
  return (second ? `${first[0]}${second[0]}` : first.slice(0, 2)).toUpperCase()
}
