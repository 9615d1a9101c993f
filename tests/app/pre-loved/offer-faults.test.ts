import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region-ids.ts'
import { offerFaults, refusedFields } from '#features/pre-loved/offer/offer-faults.ts'
import { emptyOffer } from '#features/pre-loved/offer/offer-values.ts'
import { loadWords } from '../../support/load-words.ts'

beforeAll(async () => {
  await loadWords()
  i18n.activate('en')
}, 120_000)

const whole = {
  ...emptyOffer,
  title: 'Film camera',
  price: '18 500',
  condition: 'GOOD',
  categoryId: 12,
  description: 'Used on two trips.',
  pictures: [{ id: 'one' }],
} as const
const faultsOf = (change: Partial<Parameters<typeof offerFaults>[0]>) =>
  Object.keys(offerFaults({ ...whole, ...change }, defaultRegionId))

describe('the form of an offer', () => {
  test('product#pre-loved-offers: an offer without a fault has no message', () => {
    expect(faultsOf({})).toEqual([])
  })

  test('product#pre-loved-offers: every missing field is named; defects are optional', () => {
    expect(Object.keys(offerFaults(emptyOffer, defaultRegionId)).sort()).toEqual(
      ['categoryId', 'condition', 'description', 'pictures', 'price', 'title'].sort(),
    )
  })

  test('product#pre-loved-offers: contacts in a text, and a price out of range or unreadable, are named at their fields', () => {
    expect(faultsOf({ description: 'Call +94 77 123 4567' })).toEqual(['description'])
    expect(faultsOf({ defects: 'see www.example.com' })).toEqual(['defects'])
    expect(faultsOf({ price: '1' })).toEqual(['price'])
    expect(faultsOf({ price: '9000000000' })).toEqual(['price'])
    expect(faultsOf({ price: 'cheap' })).toEqual(['price'])
    expect(faultsOf({ price: '1000.50' })).toEqual(['price'])
    expect(faultsOf({ title: 'x'.repeat(81) })).toEqual(['title'])
  })

  test('product#pre-loved-checks: the fields that the mall refuses are fields of the form, with a sentence for every code', () => {
    expect(refusedFields(undefined)).toEqual({})
    expect(refusedFields({ pics: 'PICTURE_INVALID', price: 'PRICE_TOO_LOW', title: 'OF_A_NEWER_MALL' })).toEqual({
      pictures: expect.stringContaining("can't be opened"),
      price: expect.stringContaining('too low'),
      title: expect.stringContaining('invalid data'),
    })
  })
})
