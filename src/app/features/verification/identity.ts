import type { SaidCode } from '#contract/account/sentences.ts'
import { cleanMail, isMail, isMobileNumber, numberDigits, paddedMobile } from '#contract/account/sign-in-rules.ts'

/** Who somebody says to be, as the wire takes it. `shown` is how they read it. */
export type Identity = { readonly kind: 'mail' | 'mobile'; readonly to: string; readonly shown: string }
export type ReadIdentity = Identity | { readonly kind: 'fault'; readonly code: SaidCode }

const fault = (code: SaidCode): ReadIdentity => ({ kind: 'fault', code })

/** Whether a text is on its way to be a number: the dial code belongs in front of it. */
export const isPhoneLike = (typed: string): boolean => /^[+(]?[\d\s()-]*$/.test(typed.trim())

/** A number as it is typed at home; a phone fills it in with the dial code. */
const withoutDialCode = (typed: string, dialCode: string) =>
  typed.trim().replace(new RegExp(`^(\\+|00)\\s?${dialCode}`), '')

/** A typed mobile number under a dial code (docs/product.md#validation). */
export function readMobileNumber(typed: string, dialCode: string): ReadIdentity {
  const own = withoutDialCode(typed, dialCode)
  if (own.trim() === '') return fault('MOBILE_REQUIRED')
  // Typed with the dial code of another country: that one has to be chosen.
  if (/^(\+|00)/.test(own)) return fault('PHONE_CODE_REQUIRED')
  if (!isMobileNumber(dialCode, own)) return fault('MOBILE_INVALID')
  return { kind: 'mobile', to: paddedMobile(dialCode, own), shown: `+${dialCode} ${numberDigits(own)}` }
}

/** A typed email (docs/product.md#validation). */
export function readMail(typed: string): ReadIdentity {
  const mail = cleanMail(typed)
  if (mail === '') return fault('MAIL_REQUIRED')
  return isMail(mail) ? { kind: 'mail', to: mail, shown: mail } : fault('MAIL_INVALID')
}

/** From so many digits on a text was meant as a mobile number (docs/product.md#validation, docs/product.md#limits). */
const leastDigits = 9

/**
 * What is typed where either will do (docs/product.md#validation, quick login): what is neither a number nor an email
 * is asked for as an email.
 */
export function readMobileOrMail(typed: string, dialCode: string): ReadIdentity {
  if (typed.trim() === '') return fault('REQUIRED')
  if (!isPhoneLike(typed)) return readMail(typed)
  const number = readMobileNumber(typed, dialCode)
  const digits = numberDigits(withoutDialCode(typed, dialCode)).length
  return number.kind === 'fault' && digits < leastDigits ? fault('MAIL_INVALID') : number
}
