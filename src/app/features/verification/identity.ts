import type { SentenceCode } from '#contract/account/sentences.ts'
import { cleanMail, isMail, isMobileNumber, numberDigits, paddedMobile } from '#contract/account/sign-in-rules.ts'

/** A mobile number or email. `to` has the wire's format, `shown` the readable one. */
export type Identity = { readonly kind: 'mail' | 'mobile'; readonly to: string; readonly shown: string }
export type ReadIdentity = Identity | { readonly kind: 'fault'; readonly code: SentenceCode }

const fault = (code: SentenceCode): ReadIdentity => ({ kind: 'fault', code })

/** Whether a text may become a phone number, so that the dial code is shown in front of it. */
export const isPhoneLike = (typed: string): boolean => /^[+(]?[\d\s()-]*$/.test(typed.trim())

/** Removes the dial code that autofill puts in front of a number. */
const withoutDialCode = (typed: string, dialCode: string) =>
  typed.trim().replace(new RegExp(`^(\\+|00)\\s?${dialCode}`), '')

/** Reads a typed mobile number under a dial code (docs/product.md#validation). */
export function readMobileNumber(typed: string, dialCode: string): ReadIdentity {
  const own = withoutDialCode(typed, dialCode)
  if (own.trim() === '') return fault('MOBILE_REQUIRED')
  // Typed with another country's dial code, which has to be chosen in the list.
  if (/^(\+|00)/.test(own)) return fault('PHONE_CODE_REQUIRED')
  if (!isMobileNumber(dialCode, own)) return fault('MOBILE_INVALID')
  return { kind: 'mobile', to: paddedMobile(dialCode, own), shown: `+${dialCode} ${numberDigits(own)}` }
}

/** Reads a typed email (docs/product.md#validation). */
export function readMail(typed: string): ReadIdentity {
  const mail = cleanMail(typed)
  if (mail === '') return fault('MAIL_REQUIRED')
  return isMail(mail) ? { kind: 'mail', to: mail, shown: mail } : fault('MAIL_INVALID')
}

/** Minimum number of digits for which a text counts as a mobile number (docs/product.md#validation). */
const minDigits = 9

/**
 * Reads the input of a field for a mobile number or an email, as in quick login (docs/product.md#validation); input
 * that is neither gets the error of an email.
 */
export function readMobileOrMail(typed: string, dialCode: string): ReadIdentity {
  if (typed.trim() === '') return fault('REQUIRED')
  if (!isPhoneLike(typed)) return readMail(typed)
  const number = readMobileNumber(typed, dialCode)
  const digits = numberDigits(withoutDialCode(typed, dialCode)).length
  return number.kind === 'fault' && digits < minDigits ? fault('MAIL_INVALID') : number
}
