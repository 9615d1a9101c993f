import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultRegionId } from '#contract/region/region.ts'
import { MarketContext } from '#device/market.ts'
import { PlanSentence } from '#features/payment/card-terms.tsx'

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

/** The terms of the plan with this fee, as they are read. */
const sentenceOf = (fee: number) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MarketContext value={{ regionId: defaultRegionId, lang: 'en' }}>
        <PlanSentence plan={{ ...plan, fee }} symbol="Rs." />
      </MarketContext>
    </I18nProvider>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('product#installments: the terms of a plan name instalments, interest, bank and time, and the fee where there is one', () => {
  const [amounts, bank] = ['6 monthly instalments of Rs. 2,000', '0% interest with a Serendib Bank credit card.']
  const contact = 'Contact the bank within 5 days of the payment to set up the plan.'
  expect(sentenceOf(250).trim()).toBe(`${amounts} ${bank} Instalment fee: Rs. 250. ${contact}`)
  expect(sentenceOf(0).trim()).toBe(`${amounts} ${bank} ${contact}`)
})
