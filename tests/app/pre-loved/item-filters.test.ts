import { describe, expect, test } from 'vitest'
import { readItemFilters, writeItemFilters } from '#features/pre-loved/item-filters.ts'

const read = (query: string) => readItemFilters(new URLSearchParams(query))

describe('filters of the list of pre-loved items', () => {
  test('product#pre-loved-list: an address has condition, price, category, seller and order', () => {
    const address = '?condition=like-new&cat=12&min=250.5&max=90000&seller=7&sort=-price'
    const filters = read(address)
    expect(filters).toEqual({
      condition: 'LIKE_NEW',
      categoryId: 12,
      minPrice: 250.5,
      maxPrice: 90_000,
      sellerId: 7,
      sort: '-price',
    })
    expect(writeItemFilters(filters)).toBe(address)
  })

  test.each(['', '?condition=broken', '?min=-4&max=abc', '?cat=0&seller=x', '?sort=sold', '?lang=tr'])(
    'product#pre-loved-list: invalid and foreign values of %j are ignored',
    (address) => {
      expect(read(address)).toEqual({})
      expect(writeItemFilters({})).toBe('')
    },
  )
})
