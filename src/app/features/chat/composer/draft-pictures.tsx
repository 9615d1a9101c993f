import { useLingui } from '@lingui/react/macro'
import { Icon } from '#ui/base/icon.tsx'
import styles from './composer.module.css'

/** The pictures of the message that is being written, each with a button that removes it. */
export function DraftPictures({
  addresses,
  onRemove,
}: {
  addresses: readonly string[]
  onRemove: (index: number) => void
}) {
  const { t } = useLingui()
  const total = addresses.length
  return (
    <ul className={styles.pictures} aria-label={t`Pictures`}>
      {addresses.map((address, index) => (
        <li key={address || index}>
          <img
            src={address || undefined}
            alt={t`Picture ${index + 1} of ${total}`}
            width={64}
            height={64}
            decoding="async"
          />
          <button type="button" aria-label={t`Remove picture ${index + 1}`} onClick={() => onRemove(index)}>
            <Icon name="x-bold" size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
