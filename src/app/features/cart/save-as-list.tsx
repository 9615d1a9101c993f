import { Trans } from '@lingui/react/macro'
import { AddToList, useKnownProducts } from '#features/grocery-lists/index.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import styles from './cart-screen.module.css'

/** Adds the products of the cart to a grocery list; the cart stays as it is. */
export function SaveAsList({ lines }: { lines: readonly FoldedLine[] }) {
  const known = useKnownProducts()
  const itemsOf = () =>
    known(
      lines.map(({ prodId, skuId, prodName, quantity, price }) => ({
        prodId,
        skuId,
        name: prodName,
        count: quantity,
        price,
      })),
    )
  return (
    <div className={styles.asList}>
      <AddToList itemsOf={itemsOf}>
        {(add, isBusy) => (
          <Button kind="text" size="small" aria-haspopup="dialog" isLoading={isBusy} onClick={add}>
            <Icon name="rows" />
            <Trans>Save as a grocery list</Trans>
          </Button>
        )}
      </AddToList>
    </div>
  )
}
