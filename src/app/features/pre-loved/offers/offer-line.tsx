import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from '#contract/wire.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { formatPrice } from '#words/price.ts'
import { ItemPicture } from '../item-picture.tsx'
import styles from './own-offers.module.css'

type Properties = {
  title: string
  href?: PagePath | undefined
  /** A path template, or an address on this device; undefined without a picture. */
  picture: string | undefined
  tint: number
  /** Null while no price is typed. */
  price: number | null
  symbol: string
  badge: ReactNode
  children?: ReactNode
}

/** A row for one of the shopper's offers: picture, title, price, state, and an explanation of the state. */
export function OfferLine({ title, href, picture, tint, price, symbol, badge, children }: Properties) {
  const { i18n } = useLingui()
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {picture === undefined || picture === '' ? (
          <span className={styles.none}>
            <Icon name="image" size={28} />
          </span>
        ) : picture.includes('{width}') ? (
          <ItemPicture template={picture} alt="" tint={tint} sizes="80px" />
        ) : (
          <img src={picture} alt="" width={80} height={80} decoding="async" />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={`clip2 ${styles.name}`}>{href ? <PageLink href={href}>{title}</PageLink> : title}</h2>
        {price !== null && <p className={styles.price}>{formatPrice(price, symbol, i18n.locale as Language)}</p>}
        <p>{badge}</p>
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </article>
  )
}
