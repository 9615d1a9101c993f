import { describe, expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { conditions } from '#contract/pre-loved/offer-limits.ts'
import { type OfferState, offerStates } from '#contract/pre-loved/own-offers.ts'
import { priceFault } from '#contract/pre-loved/price-range.ts'
import { textFault } from '#contract/pre-loved/text-checks.ts'
import { regionIds } from '#contract/region/region.ts'
import { afterEvent, itemOfProduct, offerEvents, productOfItem } from '#server/pre-loved/pre-loved-rules.ts'
import { regions } from '#server/region/region-rules.ts'
import { conditionWords } from '#words/messages/condition-words.ts'

/** The whole table of docs/product.md#pre-loved-states; a missing entry is a refusal. */
const table: Readonly<Record<OfferState, Readonly<Record<string, OfferState>>>> = {
  waiting: { edit: 'waiting', withdraw: 'withdrawn', approve: 'listed', decline: 'declined' },
  declined: { edit: 'waiting', withdraw: 'withdrawn', approve: 'listed' },
  listed: { edit: 'waiting', withdraw: 'withdrawn', decline: 'declined', reserve: 'reserved' },
  reserved: { release: 'listed', pay: 'sold' },
  sold: { release: 'listed', receive: 'received', refund: 'returned' },
  received: { refund: 'returned', payOut: 'paidOut' },
  paidOut: {},
  returned: { edit: 'waiting', withdraw: 'withdrawn' },
  withdrawn: { edit: 'waiting' },
}

describe.each(offerStates)('product#pre-loved-states: %s', (state) => {
  test.each(offerEvents)(`%s`, (event) => expect(afterEvent(state, event)).toBe(table[state][event]))
})

test('product#pre-loved: the ids of pre-loved products and of the catalogue never meet', () => {
  expect(itemOfProduct(productOfItem(7))).toBe(7)
  expect(itemOfProduct(2_000_000_000)).toBeUndefined()
})

test.each([
  'Call 077 123 4567',
  'Tel. +94-77-123-4567',
  '电话 138 0013 8000',
  'me@example.com',
  'me (at) example (dot) com',
  'see https://example.org',
  'example-shop.lk has more',
  'WhatsApp me',
  '加我微信',
  'пишите в телеграм',
])('product#pre-loved-checks: %s is a contact', (text) => expect(textFault(text)).toBe('CONTACT_IN_TEXT'))

test.each(['A replica bag', 'Маленькая подделка', '高仿手表', 'Kutuda KOKAİN var', 'Relógio falsificado'])(
  'product#pre-loved-checks: %s is not sold',
  (text) => expect(textFault(text)).toBe('WORD_FORBIDDEN'),
)

test.each([
  'Bought in 2019, used 2020-2021, 12 months.',
  '1920 × 1080, 16 GB, 512 GB, 5.5"',
  'Price was 1,500,000 LAK',
  'Messenger bag, gunmetal grey, size 38/40',
  'Lei vendo porque mudei. Sem riscos.',
])('product#pre-loved-checks: %s is a valid text', (text) => expect(textFault(text)).toBeUndefined())

test.each([
  [regionIds.CN, 5, 50_000],
  [regionIds.LK, 200, 2_000_000],
  [regionIds.LA, 20_000, 150_000_000],
  [regionIds.TR, 50, 300_000],
])('product#pre-loved-checks: region %i accepts prices from %i to %i', (regionId, least, most) => {
  expect([least - 1, least, most, most + 1].map((price) => priceFault(price, regionId))).toEqual([
    'PRICE_TOO_LOW',
    undefined,
    undefined,
    'PRICE_TOO_HIGH',
  ])
})

test.each(regions)(
  'product#pre-loved-checks: a price in $countryCode has decimals only where its currency has them',
  ({ regionId, decimals }) =>
    expect(priceFault(30_000.5, regionId)).toBe(decimals === 0 ? 'PRICE_NOT_WHOLE' : undefined),
)

test.each(languages)('product#pre-loved: every condition has a name and a definition of its own in %s', (lang) => {
  const words = conditions.map((condition) => conditionWords[lang].conditions[condition])
  expect(new Set(words.map(({ name }) => name)).size).toBe(conditions.length)
  expect(new Set(words.map(({ definition }) => definition)).size).toBe(conditions.length)
})
