import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '#contract/product-detail.ts'
import type { Language } from '#contract/wire.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { Disclosure, Disclosures } from '#ui/list/disclosure.tsx'
import { formatDelivery } from '#words/delivery.ts'
import styles from './delivery-and-warranty.module.css'

/** Delivery time, its cost and origin, and the warranty. Each opens in place. */
export function DeliveryAndWarranty({ product }: { product: ProductDetail }) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const days = formatDelivery(product.deliveryEstimate.from, product.deliveryEstimate.to, language)
  const { shipFrom, warrantyMonths: months } = product
  const isFree = product.isFreeDelivery === 1
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
            sentence={<span suppressHydrationWarning>{isFree ? t`${days} · free` : days}</span>}
          >
            <ul className={styles.facts}>
              <li>
                {isFree ? (
                  <Trans>Free delivery in your region</Trans>
                ) : (
                  <Trans>Delivery fee is calculated at checkout</Trans>
                )}
              </li>
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
