import { describe, expect, test } from 'vitest'
import type { Sku } from '#contract/product/product-detail.ts'
import { choicesAfter, choicesOf, currentChoices, groupsOf, offerOf } from '#features/variant/variant-rules.ts'

const sku = (skuId: number, properties: string, more: Partial<Sku> = {}): Sku => ({
  skuId,
  properties,
  skuName: properties,
  price: 100,
  oriPrice: 100,
  stocks: 3,
  pic: 'red/{width}.{format}',
  ...more,
})
const blue = { pic: 'blue/{width}.{format}' }
const shoes = [
  sku(1, 'Colour:Red;Size:38', { stocks: 0 }),
  sku(2, 'Colour:Red;Size:39', { price: 120 }),
  sku(3, 'Colour:Blue;Size:38', { ...blue, stocks: 9 }),
  sku(4, 'Colour:Blue;Size:39', { ...blue, stocks: 0 }),
]
const pic = 'red/{width}.{format}'
const plain = (choices: ReadonlyMap<string, string>) => Object.fromEntries(choices)

describe('product#variants: the first choices', () => {
  test('product#variants: the colour of the picture is preselected, the size is not', () => {
    expect(plain(currentChoices(shoes, undefined, pic))).toEqual({ Colour: 'Red' })
    expect(groupsOf(shoes, currentChoices(shoes, undefined, pic)).map(({ chosen }) => chosen)).toEqual(['Red', null])
  })

  test('product#variants: the variant in the address is chosen, also out of stock; an unknown variant is ignored', () => {
    expect(plain(currentChoices(shoes, 4, pic))).toEqual({ Colour: 'Blue', Size: '39' })
    expect(plain(currentChoices(shoes, 77, pic))).toEqual({ Colour: 'Red' })
  })

  test('product#variants: choices that the shopper made stay while a variant has them, so not in another language', () => {
    const made = new Map([['Colour', 'Blue']])
    expect(currentChoices(shoes, undefined, pic, made)).toBe(made)
    const inTurkish = shoes.map((one) => ({ ...one, properties: one.properties.replace('Colour', 'Renk') }))
    expect(plain(currentChoices(inTurkish, undefined, pic, made))).toEqual({ Renk: 'Red' })
  })

  test('product#variants: a group of one value, and a product with one variant, need no choice', () => {
    const single = [sku(1, 'Pack:6 pieces')]
    expect(offerOf(single, currentChoices(single, undefined, pic)).sku?.skuId).toBe(1)
    const one = [sku(1, '')]
    expect(groupsOf(one, currentChoices(one, undefined, pic))).toEqual([])
    expect(offerOf(one, currentChoices(one, undefined, pic)).sku?.skuId).toBe(1)
    const packs = [sku(1, 'Pack:6 pieces'), sku(2, 'Pack:12 pieces')]
    expect(plain(currentChoices(packs, undefined, pic))).toEqual({})
  })

  test('product#variants: a picture whose variants are all sold gives way to one in stock', () => {
    const sold = shoes.map((one) => (one.pic === pic ? { ...one, stocks: 0 } : one))
    expect(plain(currentChoices(sold, undefined, pic))).toEqual({ Colour: 'Blue' })
  })
})

test('product#variants: values that are out of stock together with the other choices are unavailable', () => {
  const sizes = (choices: Record<string, string>) =>
    groupsOf(shoes, new Map(Object.entries(choices)))[1]?.values.map(({ isAvailable }) => isAvailable)
  expect(sizes({ Colour: 'Red' })).toEqual([false, true])
  expect(sizes({ Colour: 'Blue' })).toEqual([true, false])
  expect(sizes({})).toEqual([true, true])
})

test('product#variants: until the choice is complete there is no variant, and the price is the lowest possible', () => {
  const open = offerOf(shoes, new Map([['Colour', 'Red']]))
  expect(open).toMatchObject({ sku: null, isFrom: true, stocks: 3 })
  expect(open.cheapest.price).toBe(100)
  const complete = offerOf(shoes, choicesOf(shoes[1] as Sku))
  expect(complete).toMatchObject({ sku: { skuId: 2 }, cheapest: { price: 120 }, isFrom: false, stocks: 3 })
  expect(offerOf(shoes, new Map([['Colour', 'Blue']])).isFrom).toBe(false)
})

test('product#variants: a choice keeps the other choices, except those with which no variant exists', () => {
  const few = [...shoes.slice(0, 3)]
  const start = new Map([['Colour', 'Red']])
  const chosen = choicesAfter(few, start, 'Size', '39')
  expect(plain(chosen)).toEqual({ Colour: 'Red', Size: '39' })
  expect(plain(choicesAfter(few, chosen, 'Size', '38'))).toEqual({ Colour: 'Red', Size: '38' })
  expect(plain(choicesAfter(few, chosen, 'Colour', 'Blue'))).toEqual({ Colour: 'Blue' })
  expect(plain(choicesAfter(shoes, chosen, 'Colour', 'Blue'))).toEqual({ Colour: 'Blue', Size: '39' })
})
