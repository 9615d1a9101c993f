import { expect, test } from 'vitest'
import { readFollowed } from '#features/push/followed-prices.ts'
import { setFavourite } from '#offline/favourites.ts'
import { addItems, createList, setTick } from '#offline/grocery-lists.ts'

const tap = { shopper: '', regionId: 1, at: 1_000 }

test('product#push: a guest follows favourites, variants in lists, and products in lists without a chosen variant', async () => {
  await setFavourite({ userId: '', kind: 'prod', id: 11, isKept: true, at: 1_000, regionId: 1 })
  const made = await createList(tap, 'Week')
  if (!made.ok) throw new Error(made.code)
  const products = [
    { prodId: 11 },
    { prodId: 12 },
    { prodId: 13, skuId: 131 },
    { prodId: 14 },
    { prodId: 15, skuId: 151 },
  ]
  await addItems(tap, made.listId, [...products.map((product) => ({ product })), { text: 'Tea' }])
  expect(await readFollowed()).toEqual({ prodIds: [11, 12, 14], skuIds: [131, 151] })
  for (const itemId of ['p-14', 's-151']) await setTick(tap, made.listId, itemId, true)
  expect(await readFollowed()).toEqual({ prodIds: [11, 12], skuIds: [131] })
})
