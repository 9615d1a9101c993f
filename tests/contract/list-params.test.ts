import { describe, expect, test } from 'vitest'
import { type ListParams, readListParams } from '#contract/product-lists/list-params.ts'
import { writeListParams } from '#features/results/list-address.ts'

const read = (query: string) => readListParams(new URLSearchParams(query))
const write = (params: ListParams, query = '') => writeListParams(new URLSearchParams(query), params)

const everything: ListParams = {
  categoryId: 1101,
  brandId: [5, 7],
  categoryTypeAttrIds: [12, 40],
  placeOfOrigin: 'CN',
  minPrice: 2000,
  maxPrice: 18000.5,
  minScore: 4,
  hasStock: true,
  isFreeDelivery: true,
  sortName: 'price',
  sort: 'desc',
  key: 'mesh shoes',
}
const address =
  '?q=mesh+shoes&cat=1101&brand=5-7&attr=12-40&from=CN&min=2000&max=18000.5&stars=4&stock=1&free=1&sort=-price'

describe('product#lists: list params in the address', () => {
  test('product#lists: all list params survive writing and reading', () => {
    expect(write(everything)).toBe(address)
    expect(read(address)).toEqual(everything)
    expect(write({})).toBe('')
    expect(read('')).toEqual({})
  })

  test.each(['price', '-price', 'sold', 'new', 'rated'])(
    'product#lists: the sort order %s survives writing and reading',
    (sort) => {
      expect(write(read(`sort=${sort}`))).toBe(`?sort=${sort}`)
    },
  )

  test.each([
    'cat=x',
    'cat=0',
    'cat=-1',
    'cat=1.5',
    'cat=99999999999999999999',
    'brand=',
    'brand=0',
    'brand=5-',
    'brand=5-x',
    'attr=1--2',
    'attr=a-b',
    'attr=-',
    'from=XX',
    'from=cn',
    'min=free',
    'min=-5',
    'max=1e9',
    'stars=6',
    'stars=0',
    'stars=4.5',
    'stock=yes',
    'stock=0',
    'free=false',
    'sort=toString',
    'sort=__proto__',
    'sort=',
    'q=',
    'q=%20',
    'q=%00',
    `q=${'x'.repeat(121)}`,
  ])('product#lists: invalid values are dropped: %s', (query) => {
    expect(read(query)).toEqual({})
    expect(write(read(query), query)).toBe('')
  })

  test('product#lists: a link with one brand, as older versions wrote it, names that brand', () => {
    expect(read('brand=5')).toEqual({ brandId: [5] })
    expect(write({ brandId: [5] })).toBe('?brand=5')
    expect(read('brand=7-5-7')).toEqual({ brandId: [7, 5] })
  })

  test('product#lists: other params of the address are kept', () => {
    expect(write({ brandId: [7] }, 'utm_source=mail&brand=5&stars=9')).toBe('?utm_source=mail&brand=7')
  })
})
