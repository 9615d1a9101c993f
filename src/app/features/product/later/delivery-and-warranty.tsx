import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '#contract/product-detail.ts'
import type { Language } from '#contract/wire.ts'
import { Disclosure, Disclosures } from '#ui/list/disclosure.tsx'
import { formatDelivery } from '#words/delivery.ts'
import { formatPrice } from '#words/price.ts'
import styles from './delivery-and-warranty.module.css'
import { DeliveryFacts, WarrantyFacts } from './delivery-facts.tsx'
import { useItemCosts } from './use-item-costs.ts'

/**
 * Delivery time with its costs, and the warranty. Each opens in place. The costs are those of `count` pieces of the
 * chosen variant (docs/product.md#estimates).
 */
export function DeliveryAndWarranty({
  product,
  skuId,
  count,
}: {
  product: ProductDetail
  skuId: number | null
  count: number
}) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const days = formatDelivery(product.deliveryEstimate.from, product.deliveryEstimate.to, language)
  const { costs, isExact } = useItemCosts(product, skuId, count)
  const { warrantyMonths: months } = product
  const words = (amount: number) => formatPrice(amount, product.priceSymbol, language)
  const total = words(costs?.estimatedTotal ?? 0)
  const warranty = t`${plural(months, { one: '#-month warranty', other: '#-month warranty' })}`
  const returns = t`Returns accepted within 7 days`
  return (
    <Disclosures>
      {product.isAvailable && (
        <Disclosure
          icon="truck"
          title={t`Delivery`}
          sentence={
            <>
              <span>
                {product.isFreeDelivery === 1 || costs?.fee === 0
                  ? t`${days} · free`
                  : costs
                    ? `${days} · ${words(costs.fee)}`
                    : days}
              </span>
              {isExact && (
                <span className={styles.total}>
                  <Trans>{total} with all fees</Trans>
                </span>
              )}
            </>
          }
        >
          <DeliveryFacts product={product} costs={costs} language={language} />
        </Disclosure>
      )}
      <Disclosure icon="shield-check" title={months > 0 ? warranty : returns} sentence={months > 0 && returns}>
        <WarrantyFacts months={months} language={language} />
      </Disclosure>
    </Disclosures>
  )
}
