import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from '#contract/wire.ts'
import { formatPrice } from '#words/price.ts'
import { Badge } from '../feedback/badge.tsx'
import { PageLink } from '../layout/page-link.tsx'
import type { PagePath } from '../layout/page-path.ts'
import { Tile } from '../layout/tile.tsx'
import styles from './order-item-row.module.css'

export type ShownOrderItem = {
  readonly name: string
  readonly href: PagePath
  /** Path template. */
  readonly picture: string
  readonly tint: number
  /** The name of the variant; empty where the product has no choices. */
  readonly variant: string
  readonly price: number
  readonly symbol: string
  readonly count: number
}

/** An item of an order or a checkout: name, price and number. `note` states the item's status. */
export function OrderItemRow({
  item,
  note,
  children,
}: {
  item: ShownOrderItem
  note?: ReactNode
  children?: ReactNode
}) {
  const { t, i18n } = useLingui()
  const { name, href, picture, tint, variant, price, symbol, count } = item
  return (
    <li className={styles.item}>
      <PageLink href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Tile template={picture} sizes="72px" tint={tint} />
      </PageLink>
      <div className={styles.words}>
        <h3 className="clip2">
          <PageLink href={href}>{name}</PageLink>
        </h3>
        {variant !== '' && <p className={styles.variant}>{variant}</p>}
        <p className={styles.foot}>
          <b className="num">{formatPrice(price, symbol, i18n.locale as Language)}</b>
          <span className="num">
            <span className="sr">{t`Quantity`} </span>
            <span aria-hidden="true">× </span>
            {count}
          </span>
        </p>
        {note && (
          <p>
            <Badge kind="info">{note}</Badge>
          </p>
        )}
        {children}
      </div>
    </li>
  )
}
