import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import styles from './refund.module.css'

/** Small pictures of a refund in a row; with `onRemove` each picture has a remove button. */
export function PictureRow({
  pics,
  label,
  onRemove,
}: {
  pics: readonly string[]
  label: string
  onRemove?: (pic: string) => void
}) {
  const { t } = useLingui()
  const total = pics.length
  return (
    <ul className={styles.pictures} aria-label={label}>
      {pics.map((pic, index) => (
        <li key={pic}>
          <img src={pic} alt={t`Picture ${index + 1} of ${total}`} width={88} height={88} decoding="async" />
          {onRemove && (
            <span className={styles.remove}>
              <IconButton isRaised label={t`Remove picture ${index + 1}`} onClick={() => onRemove(pic)}>
                <Icon name="x-bold" size={16} />
              </IconButton>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
