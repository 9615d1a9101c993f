import { firstIcons, firstSprite, laterSprite } from 'virtual:icon-sprites'
import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'

/** An icon of its sprite, by default 20 px. Hidden from screen readers, because the text beside the icon is read. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 13 | 14 | 16 | 18 | 20 | 24 | 28 | 32 }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${firstIcons.includes(name) ? firstSprite : laterSprite}#${name}`} />
    </svg>
  )
}
