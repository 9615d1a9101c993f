import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { failureWords } from '#i18n/failure-words.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { CartReport } from '../list/add-list-to-cart.ts'
import type { MissingItem } from '../list/cart-additions.ts'
import { nameOfItem } from '../listed-item.ts'
import styles from './sheets.module.css'

/** The items of a list that the cart did not get, each with its reason. */
export function CartReportSheet({ report: { added, missing }, onClose }: { report: CartReport; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet
      title={added === 0 ? t`Nothing was added to the cart` : t`Not everything was added`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {added > 0 && (
            <ButtonLink kind="primary" href="/Cart">
              <Trans>Go to cart</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      {added > 0 && (
        <p className={styles.lead} role="status">
          <Plural value={added} one="# item is in the cart." other="# items are in the cart." />
        </p>
      )}
      {missing.some(({ reason }) => reason === 'OUT_OF_STOCK') && (
        <p className={styles.lead}>
          {failureWords('OUT_OF_STOCK', '')} <Trans>They stay on your list, so you can try again later.</Trans>
        </p>
      )}
      <ul className={styles.rows}>
        {missing.map((one) => (
          <li key={one.item.itemId}>
            <b>{nameOfItem(one.item)}</b>
            <span>
              <Reason missing={one} />
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function Reason({ missing }: { missing: MissingItem }) {
  if (missing.reason === 'FEWER') {
    const { added, stock } = missing
    return added === 0 ? (
      <Trans>Only {stock} left, and your cart already has them.</Trans>
    ) : (
      <Trans>
        Only {stock} left. Added to the cart: {added}.
      </Trans>
    )
  }
  if (missing.reason === 'TEXT') return <Trans>A note without a product. Find a product for it.</Trans>
  if (missing.reason === 'OUT_OF_STOCK') return <Trans>Out of stock</Trans>
  if (missing.reason === 'CART_FULL') return <Trans>The cart is full.</Trans>
  if (missing.reason === 'NO_VARIANT') return <Trans>Choose a variant on the product's page.</Trans>
  if (missing.reason === 'NOT_SAVED') return <Trans>This product isn't saved on this device. Connect to add it.</Trans>
  return failureWords(missing.reason, '')
}
