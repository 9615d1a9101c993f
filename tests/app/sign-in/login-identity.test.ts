import { expect, test } from 'vitest'
import { defaultPhoneCodeIndex, phoneCodes } from '#contract/account/phone-codes.ts'
import { findPhoneCodes, namedPhoneCodes } from '#features/verification/find-phone-codes.ts'
import { readMail, readMobileNumber, readMobileOrMail } from '#features/verification/identity.ts'

const lanka = '94'

test.each([
  ['771234567', lanka, '0094771234567'],
  ['077 123 4567', lanka, '0094771234567'],
  ['+94 77 123 4567', lanka, '0094771234567'],
  ['0094771234567', lanka, '0094771234567'],
  ['13812345678', '86', '008613812345678'],
  ['(212) 555-0123', '1', '00012125550123'],
])('product#validation: quick login takes %s under +%s as a mobile number', (typed, dialCode, to) => {
  expect(readMobileOrMail(typed, dialCode)).toMatchObject({ kind: 'mobile', to })
})

test.each([
  ['', 'REQUIRED'],
  ['   ', 'REQUIRED'],
  ['77123456789', 'MOBILE_INVALID'],
  ['+856 20 5551 2345', 'PHONE_CODE_REQUIRED'],
  ['7712', 'MAIL_INVALID'],
  ['ama', 'MAIL_INVALID'],
  ['ama@mall', 'MAIL_INVALID'],
  ['ama+1@example.com', 'MAIL_INVALID'],
])('product#validation: quick login refuses “%s” with %s', (typed, code) => {
  expect(readMobileOrMail(typed, lanka)).toEqual({ kind: 'fault', code })
})

test('product#validation: an email is trimmed and lower-cased; each field of the toggle has its own message', () => {
  expect(readMobileOrMail(' Ama.P@Example.com ', lanka)).toEqual({
    kind: 'mail',
    to: 'ama.p@example.com',
    shown: 'ama.p@example.com',
  })
  expect(readMail('')).toEqual({ kind: 'fault', code: 'MAIL_REQUIRED' })
  expect(readMobileNumber('', lanka)).toEqual({ kind: 'fault', code: 'MOBILE_REQUIRED' })
  expect(readMobileNumber('7712', lanka)).toEqual({ kind: 'fault', code: 'MOBILE_INVALID' })
})

test("product#login: dial codes are found by country name, in the reader's language or English, and by code", () => {
  const found = (lang: 'en' | 'ru' | 'tr', typed: string) =>
    findPhoneCodes(namedPhoneCodes(lang), typed, lang).map(({ label }) => label)
  expect(found('en', 'sri')).toEqual(['Sri Lanka (94)'])
  expect(found('ru', 'шри')).toEqual(['Шри-Ланка (94)'])
  expect(found('ru', 'sri')).toEqual(['Шри-Ланка (94)'])
  expect(found('en', '+94')).toEqual(['Sri Lanka (94)'])
  expect(found('en', '1784')).toHaveLength(2)
  expect(found('tr', '')).toHaveLength(phoneCodes.length)
  expect(namedPhoneCodes('en')[defaultPhoneCodeIndex]?.label).toBe('Sri Lanka (94)')
})
