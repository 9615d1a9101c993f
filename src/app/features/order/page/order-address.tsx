import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/order/order.ts'
import { AddressText } from '#features/address/index.ts'
import styles from '#features/order/order.module.css'
import { Card } from '#ui/layout/card.tsx'

/** The delivery address of an order as it was when the order was placed. */
export function OrderAddress({ order: { userAddr, remarks } }: { order: Order }) {
  return (
    <Card title={<Trans>Delivery address</Trans>}>
      <p className={styles.receiver}>{userAddr.receiver}</p>
      <AddressText address={userAddr} />
      {remarks && (
        <p className={styles.remarks}>
          <b>
            <Trans>Note to shop</Trans>
          </b>{' '}
          {remarks}
        </p>
      )}
    </Card>
  )
}
