import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import styles from './composer.module.css'
import type { ShownSubject } from './use-subject.ts'

/** The product or order that goes with the next message, and a button that leaves it out. */
export function SubjectCard({ subject, onRemove }: { subject: ShownSubject; onRemove: () => void }) {
  const { t } = useLingui()
  const { kind, number, tint, seen } = subject
  return (
    <div className={styles.subject}>
      <span className={styles.subjectPicture}>
        {seen.pic ? <Tile template={seen.pic} sizes="44px" tint={tint} /> : <Icon name="package" size={24} />}
      </span>
      <p>
        <small>{kind === 'product' ? <Trans>About this product</Trans> : <Trans>About this order</Trans>}</small>
        <span className="clip1">{kind === 'product' ? (seen.prodName ?? '…') : number}</span>
      </p>
      <IconButton label={t`Leave out`} onClick={onRemove}>
        <Icon name="x-bold" />
      </IconButton>
    </div>
  )
}
