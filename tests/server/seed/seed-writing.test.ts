import { describe, expect, test } from 'vitest'
import { coloursOf } from '#server/media/colours.ts'
import { departments } from '#server/seed/departments.ts'
import { attributesOf } from '#server/seed/products/attributes.ts'
import { makeProduct } from '#server/seed/products/make-product.ts'
import { placeKinds } from '#server/seed/products/placed-kinds.ts'
import { planProducts, standardProducts } from '#server/seed/products/product-plan.ts'
import { productMatcher } from '#server/seed/refresh/match-products.ts'

const now = Date.parse('2026-11-21T09:30:00Z')

describe('product#catalogue: seeding', () => {
  test('design#language: a word of ten letters in the short name of a department has a soft hyphen', () => {
    const words = departments.flatMap(({ shortName }) => shortName.flatMap((name) => name.split(/[\s,]+/)))
    expect(words.filter((word) => word.length >= 10 && !word.includes('\u00ad'))).toEqual([])
    expect(words).toContain('Brinque\u00addos')
  })

  test('product#catalogue: the same seed creates the same products, whatever their number', async () => {
    const products = await placeKinds(coloursOf)
    const making = { attributes: attributesOf(products), today: now - (now % 86_400_000), products: 1500 }
    const make = (most: number) =>
      [...planProducts(products, most)].slice(0, 300).map((plan) => makeProduct(plan, making))
    expect(make(300)).toEqual(make(5000))
    const repeated = await placeKinds(coloursOf)
    expect([...planProducts(repeated, 300)].map((plan) => makeProduct(plan, making))).toEqual(make(300))
  })

  test('product#catalogue: titles of a large mall stay natural and unique', async () => {
    const products = await placeKinds(coloursOf)
    const making = { attributes: attributesOf(products), today: now, products: 60_000 }
    const seen = new Set<string>()
    let made = 0
    for (const plan of planProducts(products, 60_000)) {
      if (plan.rank % 7 !== 0 && plan.place !== products[0]) continue
      seen.add(makeProduct(plan, making).product.names[0] as string)
      made += 1
    }
    expect(seen.size).toBe(made)
  })
})

describe('product#demo-data: matching', () => {
  test('product#demo-data: a product of a kind with another illustration is recognised by the former one', async () => {
    const places = await placeKinds(coloursOf)
    const plans = [...planProducts(places, standardProducts(places))]
    // The mall of an earlier build: former illustrations, and other ids.
    const known = plans.map(({ prodId, place }) => ({
      prodId: prodId + 100_000,
      kind: place.kind.formerRender ?? place.kind.render,
      categoryId: place.categoryId,
      variants: 1,
    }))
    const find = productMatcher(known, places)
    expect(plans.filter(({ place }) => place.kind.formerRender).length).toBeGreaterThan(5)
    expect(plans.map((plan) => find(plan)?.prodId)).toEqual(known.map(({ prodId }) => prodId))
  })
})
