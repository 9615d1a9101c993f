import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import type { Language } from '#contract/wire.ts'
import { AddToList, productItem } from '#features/grocery-lists/index.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Disclosure, Disclosures } from '#ui/list/disclosure.tsx'
import { CoinLine } from '#ui/product/coin-line.tsx'
import { formatDelivery } from '#words/delivery.ts'
import { formatPrice } from '#words/price.ts'
import styles from './delivery-and-warranty.module.css'
import { DeliveryFacts, WarrantyFacts } from './delivery-facts.tsx'
import { InstallmentFacts } from './installment-facts.tsx'
import { useItemCosts } from './use-item-costs.ts'

/**
 * Delivery time with its costs, the instalment plan, the warranty, and the button for the grocery lists. All but the
 * button open in place. The costs are those of `count` pieces of the
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
  const { warrantyMonths: months, installments: [plan] = [] } = product
  const words = (amount: number) => formatPrice(amount, product.priceSymbol, language)
  const total = words(costs?.estimatedTotal ?? 0)
  const warranty = t`${plural(months, { one: '#-month warranty', other: '#-month warranty' })}`
  const returns = t`Returns accepted within 7 days`
  return (
    <>
      <CoinLine coinPrice={(product.skuList.find((one) => one.skuId === skuId) ?? product).coinPrice} />
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
        {plan && (
          <Disclosure
            icon="money"
            title={t`Instalments`}
            sentence={`${plan.months} × ${words(plan.monthly)} · ${plan.interest}%`}
          >
            <InstallmentFacts plan={plan} above={words(plan.above)} symbol={product.priceSymbol} />
          </Disclosure>
        )}
        <Disclosure icon="shield-check" title={months > 0 ? warranty : returns} sentence={months > 0 && returns}>
          <WarrantyFacts months={months} language={language} />
        </Disclosure>
      </Disclosures>
      <AddToList itemsOf={() => [{ product: productItem(product, skuId ?? undefined), text: product.prodName, count }]}>
        {(add, isBusy) => (
          <Button kind="text" size="small" aria-haspopup="dialog" isLoading={isBusy} onClick={add}>
            <Icon name="plus-bold" size={16} />
            <Trans>Add to a grocery list</Trans>
          </Button>
        )}
      </AddToList>
    </>
  )
}
