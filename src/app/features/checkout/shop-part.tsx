import { Trans, useLingui } from '@lingui/react/macro'
import { type CheckoutShop, maxRemarksLength } from '#contract/order/checkout.ts'
import type { Language } from '#contract/wire.ts'
import { shownItem } from '#features/order/index.ts'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Disclosure, Disclosures } from '#ui/list/disclosure.tsx'
import { OrderItemRow } from '#ui/product/order-item-row.tsx'
import { formatDelivery } from '#words/delivery.ts'
import styles from './checkout.module.css'

type Properties = {
  shop: CheckoutShop
  symbol: string
  remarks: string
  /** The order is being placed, and its note cannot change any more. */
  isFixed: boolean
  onRemark: (words: string) => void
}

/** The items of one shop, and the shopper's remark to that shop. */
export function ShopPart({
  shop: {
    shopName,
    shopCartItemDiscounts,
    deliveryEstimate: { from, to },
  },
  symbol,
  remarks,
  isFixed,
  onRemark,
}: Properties) {
  const { t, i18n } = useLingui()
  const items = shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems)
  const days = formatDelivery(from, to, i18n.locale as Language)
  return (
    <Card title={shopName} aside={<Trans>Arrives {days}</Trans>}>
      <ul aria-label={t`Items`}>
        {items.map((item) => (
          <OrderItemRow key={item.skuId} item={shownItem(item, symbol)} />
        ))}
      </ul>
      <div className={styles.gap}>
        <Disclosures>
          <Disclosure
            icon="note-pencil"
            title={<Trans>Note to shop</Trans>}
            sentence={remarks || t`Add a note`}
            isOpen={false}
          >
            <TextAreaField
              label={t`Note to shop`}
              most={maxRemarksLength}
              value={remarks}
              disabled={isFixed}
              onChange={(event) => onRemark(event.target.value.slice(0, maxRemarksLength))}
            />
          </Disclosure>
        </Disclosures>
      </div>
    </Card>
  )
}
