import type { Sku } from '#contract/product-detail.ts'

/** What a shopper chooses, e.g. Colour; the values stand in the order in which the shop lists them. */
export type ChoiceGroup = {
  readonly name: string
  readonly chosen: string
  /** `pictures` where every value looks different: colours. */
  readonly kind: 'pictures' | 'words'
  readonly values: readonly ChoiceValue[]
}
export type ChoiceValue = {
  readonly value: string
  readonly picture: string
  /** Whether it can be bought together with what else is chosen. */
  readonly isAvailable: boolean
}

type Choices = ReadonlyMap<string, string>

/** The choices that a variant stands for: `Colour:Lilac;Size:39` (api.md, Sku). Empty where there is no choice. */
export function choicesOf({ properties }: Pick<Sku, 'properties'>): Choices {
  const pairs = properties.split(';').filter((pair) => pair.includes(':'))
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]))
}

/** The variant that is shown: the one of the address, else the first in stock that looks like the product's picture. */
export function chosenSku(skus: readonly Sku[], wanted: number | undefined, pic: string): Sku {
  const inStock = skus.filter(({ stocks }) => stocks > 0)
  return (skus.find(({ skuId }) => skuId === wanted) ??
    inStock.find((sku) => sku.pic === pic) ??
    inStock[0] ??
    skus[0]) as Sku
}

/** The groups of choices with what is chosen; empty where a product comes in one variant. */
export function groupsOf(skus: readonly Sku[], chosen: Sku): ChoiceGroup[] {
  const current = choicesOf(chosen)
  return [...current].map(([name, value]) => {
    const values = [...new Set(skus.flatMap((sku) => choicesOf(sku).get(name) ?? []))].map((one) => {
      const together = skus.find((sku) => hasChoices(sku, new Map(current).set(name, one)))
      const picture = (together ?? skus.find((sku) => choicesOf(sku).get(name) === one) ?? chosen).pic
      return { value: one, picture, isAvailable: (together?.stocks ?? 0) > 0 }
    })
    const looks = new Set(values.map(({ picture }) => picture)).size
    return { name, chosen: value, kind: looks === values.length && looks > 1 ? 'pictures' : 'words', values }
  })
}

/**
 * The variant after one more choice: with all else as chosen, where that exists; otherwise the one with the new value
 * that keeps most of the other choices, in stock before sold out.
 */
export function skuAfter(skus: readonly Sku[], chosen: Sku, name: string, value: string): Sku {
  const wanted = new Map(choicesOf(chosen)).set(name, value)
  const kept = (sku: Sku) => [...choicesOf(sku)].filter(([key, one]) => wanted.get(key) === one).length
  const candidates = skus.filter((sku) => choicesOf(sku).get(name) === value)
  const exact = candidates.find((sku) => hasChoices(sku, wanted))
  return (
    exact ?? candidates.sort((a, b) => Number(b.stocks > 0) - Number(a.stocks > 0) || kept(b) - kept(a))[0] ?? chosen
  )
}

const hasChoices = (sku: Sku, wanted: Choices): boolean => {
  const choices = choicesOf(sku)
  return [...wanted].every(([name, value]) => choices.get(name) === value)
}
