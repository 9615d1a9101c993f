import { type Language, languages } from '#contract/languages.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { measureInWords } from '#server/seed/products/measures.ts'
import { inUnits, unitOf } from '../checkout/fee-rules.ts'
import { type SalesRegion, toMajor } from '../region/region-rules.ts'

/** The departments of food, by their slugs: only their products have a pack size and a unit price. */
export const groceryDepartments = ['fresh-groceries', 'pantry-snacks-and-drinks'] as const

/** A variant of a food product: the cheapest for a card, each for the product's page. */
type GroceryVariant = {
  /** The choices in English ("Weight:500 g"), empty for a single variant, and the variant's name in the caller's language. */
  readonly properties: string
  readonly name: string
  /** In minor units. */
  readonly price: number
  /** The product's specification lines in English. */
  readonly facts: readonly { readonly name: string; readonly value: string }[]
}

type Measure = { readonly amount: number; readonly unit: 'g' | 'ml'; readonly text: string }

const measure = /^(\d+(?:\.\d+)?) (kg|g|ml|l|litres?)\b/i
const pieces = /^(\d+) (\p{L}+)/u

/** Contents below this number of g or ml have their price per 100 g or 100 ml, others per kg or litre. */
const small = 250

const pieceUnits: Readonly<Record<string, readonly string[]>> = {
  piece: ['piece', '个', 'adet', 'шт.', 'unidade'],
  portion: ['portion', '份', 'porsiyon', 'порция', 'porção'],
  serving: ['serving', '份', 'porsiyon', 'порция', 'porção'],
}
const kiloUnits = {
  g: ['kg', '千克', 'kg', 'кг', 'kg'],
  ml: ['L', '升', 'L', 'л', 'L'],
} as const

/**
 * The pack size of a food product and its price per kg, litre, 100 g, 100 ml, piece, portion or serving, as texts in the caller's
 * language (docs/product.md#unit-price). Empty where the catalogue does not state the contents.
 */
export function packOf(
  { properties, name, price, facts }: GroceryVariant,
  { lang, region }: { readonly lang: Language; readonly region: Pick<SalesRegion, 'decimals'> },
): Pick<ProductCard, 'packSize' | 'unitPrice'> {
  const inLanguage = (words: readonly string[]) => words[languages.indexOf(lang)] ?? ''
  const per = (unit: readonly string[], share: number) => ({
    unitPrice: { amount: toMajor(inUnits(price * share, unitOf(region))), unit: inLanguage(unit) },
  })
  const perMeasure = ({ amount, unit }: Measure, count: number) =>
    amount * count < small
      ? per(measureInWords(`100 ${unit}`), 100 / (amount * count))
      : per(kiloUnits[unit], 1000 / (amount * count))

  const [axis = '', choice = ''] = properties.split(':')
  const chosen = isContent(axis) ? measureOf(choice) : undefined
  if (chosen) return { packSize: name, ...perMeasure(chosen, 1) }

  const [each] = facts.flatMap((fact) => (isContent(fact.name) ? (measureOf(fact.value) ?? []) : []))
  const [, digits, noun = ''] = (axis === 'Pack' && pieces.exec(choice)) || []
  const count = Number(digits ?? 1)
  if (each) {
    const size = inLanguage(measureInWords(each.text))
    return { packSize: count > 1 ? `${count} × ${size}` : size, ...perMeasure(each, count) }
  }
  if (!digits) return {}
  const unit = pieceUnits[noun.replace(/s$/, '')]
  return { packSize: name, ...(unit && count > 1 ? per(unit, 1 / count) : {}) }
}

const isContent = (name: string) => name === 'Weight' || name === 'Volume'

function measureOf(text: string): Measure | undefined {
  const [found, digits, unit = ''] = measure.exec(text) ?? []
  if (!found) return undefined
  const isLarge = unit === 'kg' || /^l/i.test(unit)
  return { amount: Number(digits) * (isLarge ? 1000 : 1), unit: /g$/.test(unit) ? 'g' : 'ml', text: found }
}
