import { maxDefectsLength, maxOfferTextLength, maxOfferTitleLength } from '#contract/pre-loved/offer-limits.ts'
import { priceFault } from '#contract/pre-loved/price-range.ts'
import { textFault } from '#contract/pre-loved/text-checks.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { readAmount } from '../read-amount.ts'
import type { OfferValues } from './offer-values.ts'

/** The error messages by field: the checks that the mall makes, too (docs/product.md#pre-loved). */
export function offerFaults(values: OfferValues, regionId: number): Readonly<Record<string, string>> {
  const { title, price, condition, categoryId, description, defects, pictures } = values
  const faults = {
    pictures: pictures.length === 0 && 'REQUIRED',
    title: faultOfText(title, maxOfferTitleLength, true),
    categoryId: categoryId === 0 && 'REQUIRED',
    condition: condition === '' && 'REQUIRED',
    defects: faultOfText(defects, maxDefectsLength, false),
    description: faultOfText(description, maxOfferTextLength, true),
    price: faultOfPrice(price, regionId),
  }
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, code]) => (code ? [[field, failureWords(code, '')]] : [])),
  )
}

/** The error messages of the fields that the mall has refused, by the names of the form's fields. */
export const refusedFields = (codes: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [
      field === 'pics' ? 'pictures' : field,
      // A newer mall may have codes that this page does not know.
      failureWords(code, failureWords('INVALID', '')),
    ]),
  )

function faultOfText(typed: string, most: number, isRequired: boolean): string | undefined {
  const text = typed.trim()
  if (text === '') return isRequired ? 'REQUIRED' : undefined
  return text.length > most ? 'INVALID' : textFault(text)
}

function faultOfPrice(typed: string, regionId: number): string | undefined {
  if (typed.trim() === '') return 'REQUIRED'
  const amount = readAmount(typed)
  return amount === undefined ? 'INVALID' : priceFault(amount, regionId)
}
