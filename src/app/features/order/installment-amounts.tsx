import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { InstallmentPlan } from '#contract/payment/installment.ts'
import type { Language } from '#contract/wire.ts'
import { formatPrice } from '#words/price.ts'

/** The monthly amounts of a plan; the first differs where the total cannot be divided evenly. */
export function InstallmentAmounts({ plan, symbol }: { plan: InstallmentPlan; symbol: string }) {
  const { t, i18n } = useLingui()
  const words = (amount: number) => formatPrice(amount, symbol, i18n.locale as Language)
  const [monthly, first] = [words(plan.monthly), words(plan.firstMonth)]
  const { months } = plan
  const others = months - 1
  return (
    <span>
      {plan.firstMonth === plan.monthly
        ? t`${plural(months, { one: `# monthly instalment of ${monthly}`, other: `# monthly instalments of ${monthly}` })}`
        : t`${first} in the first month, then ${plural(others, { one: `# monthly instalment of ${monthly}`, other: `# monthly instalments of ${monthly}` })}`}
    </span>
  )
}
