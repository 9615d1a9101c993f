import type { InstallmentPlan } from '#contract/payment/installment.ts'
import { inUnits, unitOf } from '../checkout/fee-rules.ts'
import { type SalesRegion, toMajor } from '../region/region-rules.ts'
import { hasSandboxes, type Settings } from '../settings.ts'
import type { InstallmentTerms } from './installment-setting.ts'

/** The plan of a mall with sandboxes: six months without interest above Rs. 10,000, with a bank that does not exist. */
const demoTerms: Readonly<Record<string, InstallmentTerms>> = {
  LK: { bank: 'Serendib Bank', months: 6, interest: 0, fee: 0, above: 10_000, contactDays: 5 },
}

/**
 * The plan for a payment of an amount in minor units; undefined where the region has no plan, or the amount is too low.
 * Every instalment is in units of the currency, and the first one carries the rounding.
 */
export function planOf(amountMinor: number, region: SalesRegion, settings: Settings): InstallmentPlan | undefined {
  const byCountry: Readonly<Record<string, InstallmentTerms>> =
    settings.INSTALLMENTS ?? (hasSandboxes(settings) ? demoTerms : {})
  const found = byCountry[region.countryCode]
  if (!found || amountMinor <= Math.round(found.above * 100)) return undefined
  const { bank, months, interest, above, contactDays } = found
  const unit = unitOf(region)
  const fee = inUnits(found.fee * 100, unit)
  const total = amountMinor + inUnits((amountMinor * interest) / 100, unit) + fee
  const monthly = Math.floor(total / months / unit) * unit
  return {
    bank,
    months,
    interest,
    fee: toMajor(fee),
    monthly: toMajor(monthly),
    firstMonth: toMajor(total - monthly * (months - 1)),
    total: toMajor(total),
    contactDays,
    above,
  }
}
