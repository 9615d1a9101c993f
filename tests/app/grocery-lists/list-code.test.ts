import decode from 'qr/decode.js'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { addressOfList, type CodedList, listInAddress } from '#app/features/grocery-lists/hand-over/list-code.ts'
import { attributesOf } from '#server/seed/products/attributes.ts'
import { makeProduct } from '#server/seed/products/make-product.ts'
import { placeKinds } from '#server/seed/products/placed-kinds.ts'
import { planProducts, standardProducts } from '#server/seed/products/product-plan.ts'

const origin = 'https://www.nelu-mall.example'

/** Lists of 40 products of the seeded catalogue, with the names of each language. */
async function fortyProducts(): Promise<ReadonlyMap<string, CodedList>> {
  const places = await placeKinds(async () => [])
  const making = { attributes: attributesOf(places), today: 0, products: standardProducts(places) }
  const groceries = [...planProducts(places, standardProducts(places))]
    .filter(({ place }) => place.department.key === 'grocery')
    .slice(0, 40)
    .map((plan) => makeProduct(plan, making))
  const inLanguage = (at: number): CodedList => ({
    name: 'Weekly shop',
    items: groceries.map(({ product, skus }, index) => ({
      text: product.names[at] ?? '',
      count: (index % 5) + 1,
      prodId: product.prod_id,
      skuId: skus[0]?.sku_id ?? 0,
    })),
  })
  return new Map(['en', 'zh', 'tr', 'ru', 'pt'].map((language, at) => [language, inLanguage(at)]))
}
const forty: CodedList = {
  name: 'Weekly shop',
  items: Array.from({ length: 40 }, (_, at) => ({ text: `Item ${at * 37}`, count: 1 })),
}

/** Draws a code with squares of 3 px and reads the picture, as a phone does. */
function readDrawn(text: string): string {
  const { data, size } = encode(text, { ecc: 'L', border: 2 })
  const side = size * 3
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (data[Math.floor(y / 3)]?.[Math.floor(x / 3)]) pixels.set([0, 0, 0], (y * side + x) * 4)
  return decode({ width: side, height: side, data: pixels })
}

test('product#grocery-code: a list of 40 products fits in one QR code in each language, and the code gives back every item', async () => {
  for (const [language, list] of await fortyProducts()) {
    expect(new Set(list.items.map(({ text }) => text)).size).toBe(40)
    const address = (await addressOfList(list, origin)) ?? ''
    expect(address.startsWith(`${origin}/wish-list#list=`), language).toBe(true)
    const read = readDrawn(address)
    expect(read, language).toBe(address)
    const given = await listInAddress(read)
    expect(given?.name).toBe(list.name)
    // Of a long name the code has the beginning, by which a person knows the product.
    const names = given?.items.map(({ text }) => text) ?? []
    expect(names.filter((name, at) => !list.items[at]?.text.startsWith(name))).toEqual([])
    expect(names.filter((name, at) => name.length < 15 && name !== list.items[at]?.text.trim())).toEqual([])
    expect(new Set(names).size, language).toBeGreaterThan(35)
    const idsOf = (one: CodedList | null) => one?.items.map(({ text: _, ...item }) => item)
    expect(idsOf(given)).toEqual(idsOf(list))
  }
})

test('product#grocery-code: texts and the names of few products are in the code in full', async () => {
  const items = [
    { text: 'A birthday cake with strawberries', count: 1 },
    { text: 'Karthakolomban mangoes, tree-ripened', count: 2, prodId: 1_001, skuId: 100_101 },
  ]
  const address = (await addressOfList({ name: 'Party', items }, origin)) ?? ''
  expect(await listInAddress(address)).toEqual({ name: 'Party', items })
})

test('product#grocery-code: a code of the first build is read', async () => {
  expect(
    await listInAddress(`https://nelu.example/wish-list#list=eJwz5ArITM7LTObyzczJ5jTiLCrhNDK1yOFyTsxOBQBybwfl`),
  ).toEqual({
    name: 'Picnic',
    items: [
      { text: 'Milk', count: 2, prodId: 1_001, skuId: 100_101 },
      { text: 'Cake', count: 1 },
    ],
  })
})

test('product#grocery-lists: a list that is too long for a readable code gets no code', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    text: `${(at * 7_919).toString(36)} ${at}`,
    count: at + 1,
    prodId: at * 31 + 7,
    skuId: at * 977 + 3,
  }))
  expect(await addressOfList({ name: 'Everything', items: many }, origin)).toBeNull()
})

test('product#grocery-lists: an address without a list, a cut code and a wrong item are refused', async () => {
  const address = (await addressOfList(forty, origin)) ?? ''
  for (const wrong of ['https://nelu.example/', address.slice(0, -9), `${origin}/wish-list#list=AAAA`])
    expect(await listInAddress(wrong), wrong.slice(0, 60)).toBeNull()
  const nothing = await addressOfList({ name: 'x', items: [{ text: 'Milk', count: 0 }] }, origin)
  expect(await listInAddress(nothing ?? '')).toBeNull()
})
