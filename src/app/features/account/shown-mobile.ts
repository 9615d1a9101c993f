import { readMobile } from '#contract/account/sign-in-rules.ts'

/** A padded number in readable groups: `+94 77 123 4567`. */
export function shownMobile(padded: string): string {
  const { dialCode, first, middle, last } = partsOf(padded)
  return `+${dialCode} ${first} ${middle} ${last}`
}

/** A padded number with its middle masked, for screens that others may see: `+94 77 ··· 4567`. */
export function maskedMobile(padded: string): string {
  const { dialCode, first, last } = partsOf(padded)
  return `+${dialCode} ${first} ··· ${last}`
}

/** An email address with its middle masked: `am···@example.com`. */
export function maskedMail(mail: string): string {
  const [name = '', host = ''] = mail.split('@')
  return `${name.slice(0, 2)}···@${host}`
}

function partsOf(padded: string) {
  const { dialCode, digits } = readMobile(padded) ?? {
    dialCode: padded.slice(0, 4).replace(/^0+/, ''),
    digits: padded.slice(4),
  }
  // Chinese numbers are grouped as 138 1234 5678.
  const middle = digits.length > 10 ? -8 : -7
  return { dialCode, first: digits.slice(0, middle), middle: digits.slice(middle, -4), last: digits.slice(-4) }
}
