import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '#contract/product-detail.ts'

/** The specifications of the thing, between its brand and what the shop says of every product (spec §3, product labels). */
export function useSpecRows({ brandName, parameters, shipFrom, warrantyMonths: months, itemCode }: ProductDetail) {
  const { t } = useLingui()
  return [
    ...(brandName ? [{ name: t`Brand`, value: brandName }] : []),
    ...parameters,
    { name: t`Ships from`, value: shipFrom },
    ...(months > 0 ? [{ name: t`Warranty`, value: t`${plural(months, { one: '# month', other: '# months' })}` }] : []),
    { name: t`Item code`, value: itemCode },
  ]
}
