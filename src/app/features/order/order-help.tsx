import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { mallLinksInfo } from '#contract/mall.ts'
import { type Order, orderNumber } from '#contract/order/order.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { brand } from '#words/brand.ts'
import { isRefundable } from './is-refundable.ts'
import styles from './order-help.module.css'
import { canCancel } from './order-status.ts'
import { orderLinks } from './order-transitions.ts'
import { useOrder } from './use-order.ts'

/**
 * Help about one order: its number, its items, the next steps that its state allows, and an email whose subject names
 * the order where the mall has an address (docs/product.md#help). Nothing where `given` is no order number. `onOrder` receives the order once the order is known.
 */
export function OrderHelp({ given, onOrder }: { given: string; onOrder: OnOrder }) {
  return v.is(orderNumber, given) ? <OfOrder orderNumber={given} onOrder={onOrder} /> : null
}

type OnOrder = (order: Order) => void

function OfOrder({ orderNumber, onOrder }: { orderNumber: string; onOrder: OnOrder }) {
  const order = useOrder(orderNumber)
  const known = order.state === 'ready' ? order.value : null
  useEffect(() => {
    if (known) onOrder(known)
  }, [known, onOrder])
  return (
    <Card title={<Trans>Help with order {orderNumber}</Trans>}>
      <div className={styles.order}>
        {known?.orderItemDtos.slice(0, 3).map(({ orderItemId, pic, prodId, prodName }) => (
          <div key={orderItemId} className={styles.picture}>
            <Tile template={pic} alt={prodName} sizes="56px" tint={prodId} />
          </div>
        ))}
        <p>{known?.shopName}</p>
      </div>
      <div className={styles.ways}>
        <ButtonLink kind="soft" size="small" href={orderLinks.details(orderNumber)}>
          <Trans>Order details</Trans>
        </ButtonLink>
        {known && <Ways order={known} />}
        <Contact orderNumber={orderNumber} />
      </div>
    </Card>
  )
}

/** The steps that the state of an order allows. */
function Ways({ order }: { order: Order }) {
  const { orderNumber, status } = order
  return (
    <>
      {status === 1 && (
        <ButtonLink kind="soft" size="small" href={orderLinks.pay([orderNumber])}>
          <Trans>Pay now</Trans>
        </ButtonLink>
      )}
      {(status === 2 || status === 3) && (
        <ButtonLink kind="soft" size="small" href={orderLinks.logistics(orderNumber)}>
          <Trans>Track parcel</Trans>
        </ButtonLink>
      )}
      {canCancel(order) && (
        <ButtonLink kind="soft" size="small" href={orderLinks.cancel(orderNumber)}>
          <Trans>Cancel order</Trans>
        </ButtonLink>
      )}
      {isRefundable(order) && (
        <ButtonLink kind="soft" size="small" href={orderLinks.refund(orderNumber)}>
          <Trans>Request a refund</Trans>
        </ButtonLink>
      )}
    </>
  )
}

/** An email to the mall whose subject and first line name the order; nothing where the mall has no address. */
function Contact({ orderNumber }: { orderNumber: string }) {
  const { t } = useLingui()
  const { data } = useQuery(catalogueQuery(mallLinksInfo, {}))
  const mail = data?.value.contactMail
  if (!mail) return null
  const subject = `${brand.name}: ${t`Order ${orderNumber}`}`
  const body = `${t`Order number`}: ${orderNumber}\n\n`
  return (
    <a className={styles.mail} href={`mailto:${mail}?${mailQuery({ subject, body })}`}>
      <Icon name="envelope-simple" size={18} />
      <Trans>Contact Us</Trans>
    </a>
  )
}

/** The query of a mailto link, in which a space is %20 and not a plus. */
const mailQuery = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&')
