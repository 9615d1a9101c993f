import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { MarketContext } from '#device/market.ts'
import { PlanSentence } from '#features/payment/card-terms.tsx'
import { InstallmentFacts } from '#features/product/later/installment-facts.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const plan = {
  bank: 'Serendib Bank',
  months: 6,
  interest: 0,
  fee: 0,
  monthly: 2_000,
  firstMonth: 2_000,
  total: 12_000,
  contactDays: 5,
  above: 10_000,
}
const uneven = { ...plan, fee: 251, firstMonth: 2_001, total: 12_001 }
const amounts = '6 monthly instalments of Rs. 2,000'
const unevenAmounts = 'Rs. 2,001 in the first month, then 5 monthly instalments of Rs. 2,000'
const contact = 'Contact the bank within 5 days of the payment to set up the plan.'

/** The markup of a part of the page in English. */
const markupOf = (part: ReactElement) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MarketContext value={{ regionId: defaultRegionId, lang: 'en' }}>{part}</MarketContext>
    </I18nProvider>,
  )
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('product#installments: the terms of a plan name instalments, interest, bank and time, and the fee where there is one', () => {
  const sentenceOf = (shown: typeof plan) => textOf(markupOf(<PlanSentence plan={shown} symbol="Rs." />))
  const bank = '0% interest with a Serendib Bank credit card.'
  expect(sentenceOf(uneven)).toBe(`${unevenAmounts} ${bank} Instalment fee: Rs. 251. ${contact}`)
  expect(sentenceOf(plan)).toBe(`${amounts} ${bank} ${contact}`)
})

test('product#installments: the product names each month of a plan, bank, smallest payment and time, and the fee where there is one', () => {
  const factsOf = (shown: typeof plan) =>
    [...markupOf(<InstallmentFacts plan={shown} above="Rs. 10,000" symbol="Rs." />).matchAll(/<li>(.*?)<\/li>/g)].map(
      ([, fact = '']) => textOf(fact),
    )
  const bank = 'With a Serendib Bank credit card, for payments above Rs. 10,000'
  expect(factsOf(uneven)).toEqual([unevenAmounts, 'Instalment fee: Rs. 251.', bank, contact])
  expect(factsOf(plan)).toEqual([amounts, bank, contact])
})
