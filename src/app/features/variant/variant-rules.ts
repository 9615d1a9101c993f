import { firstVariant } from '#contract/product/first-variant.ts'
import type { Sku } from '#contract/product/product-detail.ts'

/** A group of choices, for example Colour; the values are in the shop's order. */
export type ChoiceGroup = {
  readonly name: string
  /** Null until the shopper chooses. */
  readonly chosen: string | null
  /** `pictures` where every value has a picture of its own, as colours have. */
  readonly kind: 'pictures' | 'words'
  readonly values: readonly ChoiceValue[]
}
export type ChoiceValue = {
  readonly value: string
  readonly picture: string
  /** Whether a variant with this value and the other current choices is in stock. */
  readonly isAvailable: boolean
}

/** The chosen value of each group by the group's name; a group without a choice is absent. */
export type Choices = ReadonlyMap<string, string>

/** The offer of the mall for the current choices. */
export type Offer = {
  /** The chosen variant; null until every group has a choice. */
  readonly sku: Sku | null
  /** The cheapest variant with the current choices. */
  readonly cheapest: Sku
  /** Whether other variants with the current choices cost more than the cheapest. */
  readonly isFrom: boolean
  /** The highest stock of a variant with the current choices. */
  readonly stocks: number
}

/**
 * Parses the choices of a variant: `Colour:Lilac;Size:39` (docs/wire.md#sku). Empty for a product with a single
 * variant.
 */
export const choicesOf = ({ properties }: Pick<Sku, 'properties'>): Choices =>
  new Map([...properties.matchAll(/([^:;]+):([^;]*)/g)].map(([, name = '', value = '']) => [name, value]))

/**
 * The current choices (docs/product.md#variants): those of the variant in the address; otherwise those that the shopper
 * made, as long as a variant has them; otherwise only the value that the product's picture shows, preferably in stock,
 * and the value of a group without alternatives. Choices made in another language fit no variant.
 */
export function currentChoices(
  skus: readonly Sku[],
  requested: number | undefined,
  pic: string,
  made: Choices | null = null,
): Choices {
  const known = skus.find(({ skuId }) => skuId === requested)
  if (known) return choicesOf(known)
  if (made && skusWith(skus, made)[0]) return made
  const shown = choicesOf(firstVariant(skus, pic) as Sku)
  const preset = groupsOf(skus, new Map()).filter(({ kind, values }) => kind === 'pictures' || !values[1])
  return new Map(preset.map(({ name }) => [name, shown.get(name) ?? '']))
}

/** The groups of choices with their current values; empty for a product with a single variant. */
export function groupsOf(skus: readonly Sku[], choices: Choices): ChoiceGroup[] {
  return [...choicesOf(skus[0] as Sku).keys()].map((name) => {
    const values = [...new Set(skus.flatMap((sku) => choicesOf(sku).get(name) ?? []))].map((value) => {
      const together = skusWith(skus, new Map(choices).set(name, value))
      const picture = (together[0] ?? skus.find((sku) => choicesOf(sku).get(name) === value))?.pic ?? ''
      return { value, picture, isAvailable: together.some(({ stocks }) => stocks > 0) }
    })
    const pictures = new Set(values.map(({ picture }) => picture)).size
    const kind = pictures === values.length && pictures > 1 ? 'pictures' : 'words'
    return { name, chosen: choices.get(name) ?? null, kind, values }
  })
}

/** The offer for the current choices, with which at least one variant must exist. */
export function offerOf(skus: readonly Sku[], choices: Choices): Offer {
  const together = skusWith(skus, choices).sort((one, other) => one.price - other.price)
  const cheapest = together[0] as Sku
  return {
    sku: choicesOf(cheapest).size === choices.size ? cheapest : null,
    cheapest,
    isFrom: (together.at(-1) as Sku).price > cheapest.price,
    stocks: Math.max(...together.map(({ stocks }) => stocks)),
  }
}

/** The choices after a choice: other choices stay, except those with which no variant has the new value. */
export function choicesAfter(skus: readonly Sku[], choices: Choices, name: string, value: string): Choices {
  let next: Choices = new Map([[name, value]])
  for (const [other, chosen] of choices) {
    const both = new Map(next).set(other, chosen)
    if (other !== name && skusWith(skus, both).length > 0) next = both
  }
  return next
}

/** The variants that have all of these choices. */
const skusWith = (skus: readonly Sku[], choices: Choices): Sku[] =>
  skus.filter((sku) => {
    const own = choicesOf(sku)
    return [...choices].every(([name, value]) => own.get(name) === value)
  })
