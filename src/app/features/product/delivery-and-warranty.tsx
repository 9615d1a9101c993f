import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ItemCosts } from '#contract/delivery.ts'
import type { ProductDetail } from '#contract/product-detail.ts'
import type { Language } from '#contract/wire.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { Disclosure, Disclosures } from '#ui/list/disclosure.tsx'
import { formatDelivery } from '#words/delivery.ts'
import { formatPrice } from '#words/price.ts'
import styles from './delivery-and-warranty.module.css'
import { useItemCosts } from './use-item-costs.ts'

/**
 * Delivery time, its costs and origin, and the warranty. Each opens in place. The costs are those of `count` pieces of
 * the chosen variant (docs/product.md#estimates).
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
  const { shipFrom, warrantyMonths: months } = product
  const isFree = product.isFreeDelivery === 1
  const words = (amount: number) => formatPrice(amount, product.priceSymbol, language)
  const fee = costs && costs.fee > 0 ? words(costs.fee) : null
  const total = words(costs?.estimatedTotal ?? 0)
  const policy: PagePath = `/policies/refund-policy/${language === 'zh' ? 'zh-cn' : 'en-us'}`
  const warranty = t`${plural(months, { one: '#-month warranty', other: '#-month warranty' })}`
  const returns = t`Returns accepted within 7 days`
  return (
    <div className={styles.promises}>
      <Disclosures>
        {product.isAvailable && (
          <Disclosure
            icon="truck"
            title={t`Delivery`}
            sentence={
              <>
                <span suppressHydrationWarning>
                  {isFree || costs?.fee === 0 ? t`${days} · free` : fee ? `${days} · ${fee}` : days}
                </span>
                {isExact && (
                  <span className={styles.total}>
                    <Trans>{total} with all fees</Trans>
                  </span>
                )}
              </>
            }
          >
            <ul className={styles.facts}>
              {(isFree || fee || !costs) && (
                <li>
                  {isFree ? (
                    <Trans>Free delivery in your region</Trans>
                  ) : fee ? (
                    <Trans>Delivery fee: {fee}</Trans>
                  ) : (
                    <Trans>Delivery fee is calculated at checkout</Trans>
                  )}
                </li>
              )}
              {costs && <Fees costs={costs} words={words} />}
              <li>
                {product.isOverseas === 1 ? (
                  <Trans>Ships from overseas, {shipFrom}</Trans>
                ) : (
                  <Trans>Ships from {shipFrom}</Trans>
                )}
              </li>
              {product.isCashOnDelivery && (
                <li>
                  <Trans>Cash on delivery</Trans>
                </li>
              )}
            </ul>
          </Disclosure>
        )}
        <Disclosure icon="shield-check" title={months > 0 ? warranty : returns} sentence={months > 0 && returns}>
          <ul className={styles.facts}>
            {months > 0 && (
              <li>
                <Plural
                  value={months}
                  one="The warranty lasts # month from delivery."
                  other="The warranty lasts # months from delivery."
                />
              </li>
            )}
            <li>
              <PageLink className={styles.link} href={policy} target="_blank" rel="noopener">
                <Trans>Refund and return policy</Trans>
              </PageLink>
            </li>
          </ul>
        </Disclosure>
      </Disclosures>
    </div>
  )
}

/** The value for free delivery, and the fees of the order. */
function Fees({ costs, words }: { costs: ItemCosts; words: (amount: number) => string }) {
  const { freeFrom, handlingFee, smallCartFee } = costs
  const [limit, handling, small] = [words(freeFrom ?? 0), words(handlingFee), words(smallCartFee)]
  return (
    <>
      {freeFrom !== undefined && (
        <li>
          <Trans>Delivery is free from {limit} of this shop's products.</Trans>
        </li>
      )}
      {handlingFee > 0 && (
        <li>
          <Trans>Handling fee: {handling} per order</Trans>
        </li>
      )}
      {smallCartFee > 0 && (
        <li>
          <Trans>Small cart fee: {small} for a small order</Trans>
        </li>
      )}
    </>
  )
}
