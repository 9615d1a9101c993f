import { firstVariant } from '#contract/first-variant.ts'
import type { Sku } from '#contract/product-detail.ts'

/** A group of choices, for example Colour; the values are in the shop's order. */
export type ChoiceGroup = {
  readonly name: string
  readonly chosen: string
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

type Choices = ReadonlyMap<string, string>

/**
 * Parses the choices of a variant: `Colour:Lilac;Size:39` (docs/wire.md#sku). Empty for a product with a single
 * variant.
 */
export function choicesOf({ properties }: Pick<Sku, 'properties'>): Choices {
  const pairs = properties.split(';').filter((pair) => pair.includes(':'))
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]))
}

/**
 * The variant to show: the one in the address, otherwise the product's first (contract/first-variant.ts).
 */
export function chosenSku(skus: readonly Sku[], requested: number | undefined, pic: string): Sku {
  return (skus.find(({ skuId }) => skuId === requested) ?? firstVariant(skus, pic)) as Sku
}

/** The groups of choices with their current values; empty for a product with a single variant. */
export function groupsOf(skus: readonly Sku[], chosen: Sku): ChoiceGroup[] {
  const current = choicesOf(chosen)
  return [...current].map(([name, value]) => {
    const values = [...new Set(skus.flatMap((sku) => choicesOf(sku).get(name) ?? []))].map((one) => {
      const together = skus.find((sku) => hasChoices(sku, new Map(current).set(name, one)))
      const picture = (together ?? skus.find((sku) => choicesOf(sku).get(name) === one) ?? chosen).pic
      return { value: one, picture, isAvailable: (together?.stocks ?? 0) > 0 }
    })
    const pictures = new Set(values.map(({ picture }) => picture)).size
    return { name, chosen: value, kind: pictures === values.length && pictures > 1 ? 'pictures' : 'words', values }
  })
}

/**
 * The variant after a choice: the one with all other choices unchanged, where it exists; otherwise the variant with the
 * new value that keeps most of the other choices, variants in stock before those sold out.
 */
export function skuAfter(skus: readonly Sku[], chosen: Sku, name: string, value: string): Sku {
  const requested = new Map(choicesOf(chosen)).set(name, value)
  const unchangedChoices = (sku: Sku) => [...choicesOf(sku)].filter(([key, one]) => requested.get(key) === one).length
  const candidates = skus.filter((sku) => choicesOf(sku).get(name) === value)
  const exact = candidates.find((sku) => hasChoices(sku, requested))
  return (
    exact ??
    candidates.sort(
      (a, b) => Number(b.stocks > 0) - Number(a.stocks > 0) || unchangedChoices(b) - unchangedChoices(a),
    )[0] ??
    chosen
  )
}

const hasChoices = (sku: Sku, requested: Choices): boolean => {
  const choices = choicesOf(sku)
  return [...requested].every(([name, value]) => choices.get(name) === value)
}
