import { phoneCodes } from './phone-codes.ts'

/** The spec's rule for an email, white space stripped: a local part of letters, digits, dot, underscore and hyphen, an ending of 2 to 4 letters (spec §5). */
export const mailPattern = /^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,4}$/
const longestMail = 254

/** An email as it is stored and compared: without white space, in small letters. */
export const cleanMail = (typed: string): string => typed.replace(/\s+/g, '').toLowerCase()

/** Whether a text is an email by the spec's rule, once cleaned. */
export const isMail = (text: string): boolean => text.length <= longestMail && mailPattern.test(text)

const dialCodes: ReadonlySet<string> = new Set(phoneCodes.map(({ code }) => code))
/** China has eleven digits, everywhere else 9 or 10 (spec §5, api.md). */
const lengths = (dialCode: string): readonly [least: number, most: number] => (dialCode === '86' ? [11, 11] : [9, 10])

/** The digits of a number as the network counts them: what is typed without spaces and hyphens, one leading 0 dropped. */
export const numberDigits = (typed: string): string => typed.replace(/[\s()-]/g, '').replace(/^0/, '')

/** Whether a typed number is a mobile number under a dial code, e.g. `077 123 4567` under `94`. */
export function isMobileNumber(dialCode: string, typed: string): boolean {
  const digits = numberDigits(typed)
  const [least, most] = lengths(dialCode)
  return /^\d+$/.test(digits) && digits.length >= least && digits.length <= most
}

/** The only form a mobile number is sent, stored and compared in: the dial code padded to 4 digits, then the number (`0094771234567`, spec §7). */
export const paddedMobile = (dialCode: string, typed: string): string => dialCode.padStart(4, '0') + numberDigits(typed)

/** A padded number taken apart; null where its dial code is none or its length is wrong. A leading 0 of the number is dropped here, too. */
export function readMobile(
  padded: string,
): { readonly dialCode: string; readonly digits: string; readonly padded: string } | null {
  if (!/^\d{5,20}$/.test(padded)) return null
  const dialCode = padded.slice(0, 4).replace(/^0+/, '')
  const typed = padded.slice(4)
  if (!dialCodes.has(dialCode) || !isMobileNumber(dialCode, typed)) return null
  return { dialCode, digits: numberDigits(typed), padded: paddedMobile(dialCode, typed) }
}

export const leastPasswordLength = 8
const longestPassword = 200

/** What is wrong with a new password, as a code of sentences.ts, or null: required, no space at its ends, 8 characters with capital, small letter, digit and symbol (spec §5). */
export function passwordFault(password: string): 'PASSWORD_REQUIRED' | 'PASSWORD_SPACES' | 'PASSWORD_WEAK' | null {
  if (password === '') return 'PASSWORD_REQUIRED'
  if (password !== password.trim()) return 'PASSWORD_SPACES'
  const hasAll = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u].every((kind) => kind.test(password))
  return hasAll && password.length >= leastPasswordLength && password.length <= longestPassword ? null : 'PASSWORD_WEAK'
}

/** Whether a text may be a verification code: six digits. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text)
