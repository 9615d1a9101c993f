import type { ReactNode } from 'react'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import styles from './item-line.module.css'
import type { ShownItem } from './use-own-reviews.ts'

/** An item of an order with picture and variant; its name links to the product. `note` is a line below the variant. */
export function ItemLine({
  item: { prodId, prodName, skuName, pic },
  note,
  children,
}: {
  item: ShownItem
  note?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.line}>
      <div className={styles.picture}>
        <Tile template={pic} sizes="64px" tint={prodId} />
      </div>
      <div className={styles.words}>
        <PageLink href={`/products/${prodId}`} className={`clip2 ${styles.name}`}>
          {prodName}
        </PageLink>
        {skuName !== '' && <p className={styles.small}>{skuName}</p>}
        {note && <p className={styles.small}>{note}</p>}
      </div>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  )
}
