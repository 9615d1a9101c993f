import { type CardOutcome, testNumbers } from './test-cards.ts'

/** The fields of the card form as typed. */
export type TypedCard = {
  readonly number: string
  readonly expiry: string
  readonly code: string
  readonly name: string
}
type CardFault = 'REQUIRED' | 'NUMBER' | 'EXPIRY' | 'EXPIRED' | 'CODE' | 'NAME'
type CardFaults = Partial<Record<keyof TypedCard, CardFault>>

const digits = (text: string) => text.replace(/[\s-]/g, '')

/** Whether the check digit is right (ISO/IEC 7812-1). */
function fitsLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const one = at % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (one > 9 ? one - 9 : one)
  }, 0)
  return sum % 10 === 0
}

/** Parses `08 / 29`, `0829` or `8/2029`; null for other texts. */
export function readExpiry(text: string): { readonly month: number; readonly year: number } | null {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\/?(\d{2}|20\d{2})$/.exec(text.replace(/\s/g, '')) ?? []
  return month === '' ? null : { month: Number(month), year: (Number(year) % 100) + 2000 }
}

/** Whether a card has expired at an instant (ms) everywhere on earth. */
export const isOver = ({ month, year }: { readonly month: number; readonly year: number }, now: number): boolean =>
  now - 12 * 3_600_000 >= Date.UTC(year, month, 1)

/** The errors of a typed card; empty for a valid card. */
export function faultsOfCard(card: TypedCard, now: number): CardFaults {
  const [number, expiry] = [digits(card.number), readExpiry(card.expiry)]
  const found: [keyof TypedCard, CardFault | null][] = [
    ['number', number === '' ? 'REQUIRED' : /^\d{12,19}$/.test(number) && fitsLuhn(number) ? null : 'NUMBER'],
    ['expiry', card.expiry.trim() === '' ? 'REQUIRED' : !expiry ? 'EXPIRY' : isOver(expiry, now) ? 'EXPIRED' : null],
    ['code', card.code.trim() === '' ? 'REQUIRED' : /^\d{3,4}$/.test(card.code.trim()) ? null : 'CODE'],
    [
      'name',
      card.name.trim() === '' ? 'REQUIRED' : /\p{L}/u.test(card.name) && card.name.length <= 100 ? null : 'NAME',
    ],
  ]
  return Object.fromEntries(found.filter(([, fault]) => fault !== null))
}

const brands: readonly (readonly [name: string, numbers: RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['unionpay', /^62/],
]

/** The stored data of a valid card; it does not suffice to pay anywhere. */
export function storedCardOf(card: TypedCard): {
  readonly brand: string
  readonly last4: string
  readonly expiry: string
  readonly outcome: CardOutcome
  readonly number: string
} {
  const number = digits(card.number)
  const { month, year } = readExpiry(card.expiry) ?? { month: 1, year: 2000 }
  return {
    number,
    brand: brands.find(([, numbers]) => numbers.test(number))?.[0] ?? 'card',
    last4: number.slice(-4),
    expiry: `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
    outcome: testNumbers[number] ?? 'paid',
  }
}
