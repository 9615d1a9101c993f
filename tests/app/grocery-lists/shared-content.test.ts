import { expect, test } from 'vitest'
import { sharedContent } from '#app/features/grocery-lists/lists/shared-content.ts'
import { longestItemText } from '#contract/grocery/list-limits.ts'

const origin = 'https://www.nelu-mall.example'
const read = (shared: Record<string, string>) => sharedContent(new URLSearchParams(shared), origin)
const texts = (...names: string[]) => ({ products: names.map((name) => ({ name, count: 1 })), isCut: false })
const product = (prodId: number, name: string, skuId?: number) => ({ prodId, skuId, name, count: 1 })

test('product#adding-to-lists: each line of a shared text is an item, without the marks of a list', () => {
  expect(read({ text: '- Balloons\r\n\n\u2610 Paper\t cups\n \u0007 \n* Candles' })).toEqual(
    texts('Balloons', 'Paper cups', 'Candles'),
  )
  expect(read({ title: 'Party', text: 'Balloons' })).toEqual(texts('Balloons'))
  expect(read({ title: 'Balloons' })).toEqual(texts('Balloons'))
  expect(read({})).toEqual(texts())
})

test('product#adding-to-lists: a link to a product is that product, with the variant that the link names', () => {
  const link = `${origin}/products/mango-juice-77`
  expect(read({ title: 'Mango juice', url: link })).toMatchObject({ products: [product(77, 'Mango juice')] })
  expect(read({ title: 'Mango juice', text: `${link}?sku=1201` })).toMatchObject({
    products: [product(77, 'Mango juice', 1201)],
  })
  expect(read({ text: `Look at this: ${link}?sku=1201.\nStraws` })).toMatchObject({
    products: [product(77, 'Look at this:', 1201), { name: 'Straws', count: 1 }],
  })
  // The text beside a link describes the product.
  expect(read({ text: 'Only today', url: `${link}/reviews?sku=x` })).toMatchObject({
    products: [product(77, 'mango-juice-77')],
  })
})

test('product#adding-to-lists: a link to another page of the mall alone opens that page', () => {
  for (const path of [
    '/wish-list/shared/abcdefghijklmnopqrstuvw',
    '/wish-list#list=eJw',
    '/pre-loved-product/x-9?a=1',
  ]) {
    expect(read({ text: origin + path }), path).toEqual({ path })
    expect(read({ title: 'Weekly  shop', url: origin + path }), path).toEqual({ path })
  }
  expect(read({ text: `Eggs\n${origin}/search` })).toEqual(texts('Eggs', `${origin}/search`))
  // A link that leads to another site opens nothing.
  expect(read({ text: `${origin}.evil.example/x` })).toEqual(texts(`${origin}.evil.example/x`))
  expect(read({ text: `${origin}//evil.example` })).toEqual({ path: '/evil.example' })
})

test('product#adding-to-lists: a link to another site keeps its title', () => {
  const link = 'https://recipes.example/soup'
  expect(read({ title: 'Soup', url: link })).toEqual(texts(`Soup ${link}`))
  expect(read({ title: 'Soup', text: link })).toEqual(texts(`Soup ${link}`))
  expect(read({ title: 'Soup', text: 'The best one', url: link })).toEqual(texts('The best one', link))
  expect(read({ text: link, url: link })).toEqual(texts(link))
})

test('product#adding-to-lists: a long line becomes several items, and a link that is too long for an item is left out', () => {
  const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')
  const shared = read({ text: long })
  const names = shared.path === undefined ? shared.products.map(({ name }) => name) : []
  expect(names.every(({ length }) => length <= longestItemText)).toBe(true)
  expect(names.join(' ')).toBe(long)
  expect(shared).toEqual(texts(...names))
  expect(read({ text: '\u{1f95b}'.repeat(70) })).toEqual(texts('\u{1f95b}'.repeat(60), '\u{1f95b}'.repeat(10)))
  const link = `https://recipes.example/${'x'.repeat(longestItemText)}`
  expect(read({ title: 'Soup', url: link })).toEqual({ ...texts('Soup'), isCut: true })
  expect(read({ text: 'Egg\n'.repeat(101) })).toEqual({ ...texts(...Array(100).fill('Egg')), isCut: true })
})
