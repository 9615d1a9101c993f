import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { defaultPhoneCodeIndex, phoneCodeLabel, phoneCodes } from '#contract/account/phone-codes.ts'
import { sendSms } from '#contract/account/sign-in.ts'
import {
  cleanMail,
  isCode,
  isMail,
  isMobileNumber,
  paddedMobile,
  passwordFault,
  readMobile,
} from '#contract/account/sign-in-rules.ts'

describe('product#dial-codes: dial codes', () => {
  test("product#dial-codes: the list is complete; 158 is Sri Lanka's entry", () => {
    expect(phoneCodes.length).toBeGreaterThanOrEqual(215)
    expect(phoneCodes[defaultPhoneCodeIndex]).toEqual({ country: 'LK', name: 'Sri Lanka', code: '94' })
    expect(phoneCodeLabel('Sri Lanka', '94')).toBe('Sri Lanka (94)')
  })

  test('product#dial-codes: some codes repeat: 1 for America and Canada, 1758 and 1784 twice', () => {
    const namesOf = (code: string) => phoneCodes.filter((one) => one.code === code).map(({ name }) => name)
    expect(namesOf('1')).toEqual(['America', 'Canada'])
    expect(namesOf('1758')).toHaveLength(2)
    expect(namesOf('1784')).toHaveLength(2)
    expect(
      phoneCodes
        .filter(({ code }) => ['94', '86', '856', '90'].includes(code))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['China', 'Laos', 'Sri Lanka', 'Türkiye'])
  })

  test('product#dial-codes: every entry has a country, a name of its own and a code of at most four digits', () => {
    for (const { country, name, code } of phoneCodes)
      expect([country, name, code].join(' ')).toMatch(/^[A-Z]{2} \S.* \d{1,4}$/)
    expect(new Set(phoneCodes.map(({ name }) => name)).size).toBe(phoneCodes.length)
  })
})

describe('product#validation: input of the sign-in forms', () => {
  test.each(['sam@example.com', 'a.b-c_d@mail.example.co', 'x@y.info'])('product#validation: %s is an email', (mail) =>
    expect(isMail(mail)).toBe(true),
  )
  test.each([
    'sam',
    'sam@example',
    'sam@example.museum',
    'a b@example.com',
    'ä@example.com',
    'sam+1@example.com',
    'sam@.com',
    '@example.com',
    `${'x'.repeat(250)}@a.com`,
  ])('product#validation: %s is not an email', (mail) => expect(isMail(mail)).toBe(false))
  test('product#validation: white space is stripped from an email', () =>
    expect(cleanMail(' Sam @Example.com\t')).toBe('sam@example.com'))

  test.each([
    ['94', '771234567', true],
    ['94', '0771234567', true],
    ['94', '077 123-4567', true],
    ['94', '77123456', false],
    ['94', '77123456789', false],
    ['90', '5321234567', true],
    ['856', '02055512345', true],
    ['86', '13812345678', true],
    ['86', '1381234567', false],
    ['94', '77123456a', false],
  ])('product#validation: under %s the number %s: %s', (code, number, is) =>
    expect(isMobileNumber(code, number)).toBe(is),
  )

  test('wire#mobile: a number has exactly one padded form', () => {
    expect(paddedMobile('94', '077 123 4567')).toBe('0094771234567')
    expect(paddedMobile('1758', '4521234567')).toBe('17584521234567')
    expect(readMobile('00940771234567')).toEqual({ dialCode: '94', digits: '771234567', padded: '0094771234567' })
    for (const invalid of ['0094', '009477123', '0999771234567', '+94771234567', '', '0'.repeat(30)])
      expect(readMobile(invalid)).toBe(null)
  })

  test.each([
    ['Sunny-day7', null],
    ['', 'PASSWORD_REQUIRED'],
    [' Sunny-day7', 'PASSWORD_SPACES'],
    ['Sunny-day7 ', 'PASSWORD_SPACES'],
    ['Sun-7', 'PASSWORD_WEAK'],
    ['sunny-day7', 'PASSWORD_WEAK'],
    ['SUNNY-DAY7', 'PASSWORD_WEAK'],
    ['Sunny-days', 'PASSWORD_WEAK'],
    ['Sunnyday77', 'PASSWORD_WEAK'],
    ['Güneş-li7', null],
  ])('product#validation: the password "%s": %s', (password, fault) => expect(passwordFault(password)).toBe(fault))

  test('product#validation: a code is six digits', () =>
    expect(['012345', '12345', '1234567', '12345a'].map(isCode)).toEqual([true, false, false, false]))

  test('product#validation: error messages of a schema are codes', () => {
    expect(v.safeParse(sendSms.body ?? v.never(), { mobile: '00941' }).issues?.[0]?.message).toBe('MOBILE_INVALID')
  })
})
