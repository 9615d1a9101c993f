import { expect, test } from 'vitest'
import { countryOfRegion } from '#contract/account/address.ts'
import { madeUpNickName } from '#contract/account/sign-in-rules.ts'
import { regionIds } from '#contract/region/region.ts'
import { messageIn } from '#e2e/support/message-in.ts'
import { dialCodeOf, dialledOf, isTooShort, readDialled } from '#features/address/address-values.ts'
import { newAddressOf } from '#features/address/use-new-address.ts'

const china = { id: countryOfRegion(regionIds.CN) ?? 0, name: 'China' }

test('product#addresses: a number is sent with the chosen dial code, else with the country’s, without its leading 0', () => {
  const dialled = (mobile: string, dialCode = '') => dialledOf({ mobile, dialCode, country: china })
  expect(dialled('138 1234 5678')).toBe('+86 138 1234 5678')
  expect(dialled(' 077 123 4567 ', '94')).toBe('+94 77 123 4567')
  expect(dialled('+7 900 123 45 67', '94')).toBe('+7 900 123 45 67')
  expect(dialled('0090 532 123 4567', '94')).toBe('+90 532 123 4567')
  expect(dialled('')).toBe('')
})

test('product#addresses: every country of a region has its dial code', () => {
  expect(Object.values(regionIds).map((regionId) => dialCodeOf(countryOfRegion(regionId)))).toEqual([
    '86',
    '94',
    '856',
    '90',
  ])
  expect(dialCodeOf(99)).toBe('')
})

test('product#addresses: a saved number is split into dial code and number, and a number without a code stays', () => {
  expect(readDialled('+94 77 123 4567')).toEqual({ dialCode: '94', mobile: '77 123 4567' })
  expect(readDialled('+856201234567')).toEqual({ dialCode: '856', mobile: '201234567' })
  expect(readDialled('077 123 4567')).toEqual({ dialCode: '', mobile: '077 123 4567' })
})

test('product#validation: a number of fewer than seven digits after its dial code is refused', () => {
  expect(['12345', '123 456', '123-4567', ''].map((mobile) => isTooShort({ mobile }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test("product#addresses: a new address begins with the region's country, and name and number of the account", () => {
  const own = newAddressOf({ nickName: 'Amaya Perera', mobile: '0094771234567' }, regionIds.CN, 'en')
  expect(own).toMatchObject({ receiver: 'Amaya Perera', dialCode: '94', mobile: '771234567', country: china })
  // The server's made-up name is no name for a courier; an account without a number fills in no number.
  const unnamed = newAddressOf({ nickName: madeUpNickName('PM5GW2KX'), mobile: null }, regionIds.LK, 'en')
  expect(unnamed).toMatchObject({ receiver: '', dialCode: '', mobile: '', country: { name: 'Sri Lanka' } })
})

test('product#addresses: the levels of China are named 省, 市 and 区县 in Chinese', () => {
  expect(
    ['Province or municipality', 'City or prefecture', 'District or county'].map(
      (name) => messageIn('zh', name).source,
    ),
  ).toEqual(['^省$', '^市$', '^区县$'])
})
