import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { maxQuantity } from '#contract/cart/cart-limits.ts'
import { QuantityStepper } from '#ui/choice/quantity-stepper.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const textOf = (stock: number, isLimit = false) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QuantityStepper name="Tea" count={stock} stock={stock} isLimit={isLimit} onChange={() => {}} />
    </I18nProvider>,
  )

test('design#stepper: at the limit of a list the stepper names the limit, and at the stock what is left', () => {
  expect(textOf(maxQuantity, true)).toContain('Maximum 999')
  expect(textOf(maxQuantity, true)).not.toContain('left')
  expect(textOf(4)).toContain('Only 4 left')
})
