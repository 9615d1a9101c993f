import { Plural, Trans } from '@lingui/react/macro'
import type { ItemCosts } from '#contract/delivery.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import type { Language } from '#contract/wire.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { formatPrice } from '#words/price.ts'
import styles from './delivery-facts.module.css'

/** The fees of the delivery, the origin, and whether cash on delivery is possible. */
export function DeliveryFacts({
  product: { priceSymbol, isFreeDelivery, isOverseas, shipFrom, isCashOnDelivery },
  costs,
  language,
}: {
  product: ProductDetail
  costs: ItemCosts | undefined
  language: Language
}) {
  const words = (amount: number) => formatPrice(amount, priceSymbol, language)
  const fee = words(costs?.fee ?? 0)
  return (
    <ul className={styles.facts}>
      {isFreeDelivery === 1 ? (
        <li>
          <Trans>Free delivery in your region</Trans>
        </li>
      ) : !costs ? (
        <li>
          <Trans>Delivery fee is calculated at checkout</Trans>
        </li>
      ) : (
        costs.fee > 0 && (
          <li>
            <Trans>Delivery fee: {fee}</Trans>
          </li>
        )
      )}
      {costs && <Fees costs={costs} words={words} />}
      <li>
        {isOverseas === 1 ? <Trans>Ships from overseas, {shipFrom}</Trans> : <Trans>Ships from {shipFrom}</Trans>}
      </li>
      {isCashOnDelivery && (
        <li>
          <Trans>Cash on delivery</Trans>
        </li>
      )}
    </ul>
  )
}

/** The value for free delivery, and the fees of the order. */
function Fees({ costs, words }: { costs: ItemCosts; words: (amount: number) => string }) {
  const { freeFrom, handlingFee, smallCartFee, smallCartBelow } = costs
  const [limit, handling, small] = [words(freeFrom ?? 0), words(handlingFee), words(smallCartFee)]
  const least = words(smallCartBelow ?? 0)
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
          {smallCartBelow ? (
            <Trans>
              Small cart fee: {small} for orders below {least}
            </Trans>
          ) : (
            <Trans>Small cart fee: {small} for a small order</Trans>
          )}
        </li>
      )}
    </>
  )
}

/** The length of the warranty, and the policy about returns. */
export function WarrantyFacts({ months, language }: { months: number; language: Language }) {
  const policy: PagePath = `/policies/refund-policy/${language === 'zh' ? 'zh-cn' : 'en-us'}`
  return (
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
  )
}
