import { useLingui } from '@lingui/react/macro'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { Tile } from '#ui/layout/tile.tsx'
import styles from './cart-screen.module.css'
import { LineNotice } from './line-notice.tsx'

/** What the shop refused of a thing that is no line: it never got there, or is gone. */
export function LostNotice({ command }: { command: CartCommand }) {
  const { t } = useLingui()
  const { seen } = command
  return (
    <section className={styles.lost} aria-label={seen?.prodName ?? t`Cart`}>
      {seen && (
        <div className={styles.picture}>
          <Tile template={seen.pic} sizes="40px" tint={seen.prodId} />
        </div>
      )}
      <div>
        {seen && <h2 className="clip2">{seen.skuName ? `${seen.prodName}, ${seen.skuName}` : seen.prodName}</h2>}
        <LineNotice command={command} />
      </div>
    </section>
  )
}
