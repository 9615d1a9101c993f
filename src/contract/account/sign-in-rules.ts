import { phoneCodes } from './phone-codes.ts'

/**
 * The email rule after removing white space: a local part of letters, digits, dot, underscore and hyphen, and an ending
 * of 2 to 4 letters (docs/product.md#validation).
 */
const mailPattern = /^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/
const maxMailLength = 254

/** The stored form of an email address: no white space, lower case. */
export const cleanMail = (typed: string): string => typed.replace(/\s+/g, '').toLowerCase()

/** Whether a normalised text is an email address. */
export const isMail = (text: string): boolean => text.length <= maxMailLength && mailPattern.test(text)

const dialCodes: ReadonlySet<string> = new Set(phoneCodes.map(({ code }) => code))
/** Numbers of digits: 11 in China, 9 or 10 everywhere else (docs/product.md#validation). */
const lengths = (dialCode: string): readonly [least: number, most: number] => (dialCode === '86' ? [11, 11] : [9, 10])

/** The national digits of a typed number: no spaces, hyphens or brackets, and one leading 0 dropped. */
export const numberDigits = (typed: string): string => typed.replace(/[\s()-]/g, '').replace(/^0/, '')

/** Whether a typed number is a mobile number under a dial code, e.g. `077 123 4567` under `94`. */
export function isMobileNumber(dialCode: string, typed: string): boolean {
  const digits = numberDigits(typed)
  const [min, max] = lengths(dialCode)
  return /^\d+$/.test(digits) && digits.length >= min && digits.length <= max
}

/**
 * The only form in which a mobile number is sent, stored and compared: the dial code padded to 4 digits, then the
 * number (`0094771234567`).
 */
export const paddedMobile = (dialCode: string, typed: string): string => dialCode.padStart(4, '0') + numberDigits(typed)

/**
 * Splits a padded number. Null where the dial code is unknown or the length is wrong. One leading 0 of the number is
 * dropped.
 */
export function readMobile(
  padded: string,
): { readonly dialCode: string; readonly digits: string; readonly padded: string } | null {
  if (!/^\d{5,20}$/.test(padded)) return null
  const dialCode = padded.slice(0, 4).replace(/^0+/, '')
  const typed = padded.slice(4)
  if (!dialCodes.has(dialCode) || !isMobileNumber(dialCode, typed)) return null
  return { dialCode, digits: numberDigits(typed), padded: paddedMobile(dialCode, typed) }
}

const minPasswordLength = 8
const maxPasswordLength = 200

/**
 * The error code of a new password, or null. Rules: required, no space at its ends, 8 characters or more with an
 * upper-case letter, a lower-case letter, a digit and a symbol (docs/product.md#validation).
 */
export function passwordFault(password: string): 'PASSWORD_REQUIRED' | 'PASSWORD_SPACES' | 'PASSWORD_WEAK' | null {
  if (password === '') return 'PASSWORD_REQUIRED'
  if (password !== password.trim()) return 'PASSWORD_SPACES'
  const hasAll = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u].every((kind) => kind.test(password))
  return hasAll && password.length >= minPasswordLength && password.length <= maxPasswordLength ? null : 'PASSWORD_WEAK'
}

/** Whether a text has the form of a verification code: six digits. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text)

/** The nickname of an account that was made without one, from a random code. */
export const madeUpNickName = (code: string): string => `user_${code.slice(0, 6).toLowerCase()}`

/** The nickname as a name of the person; empty for a made-up one, which no courier could use. */
export const nameOfNickName = (nickName: string): string => (/^user_[a-z0-9]+$/.test(nickName) ? '' : nickName)
