import { firstIcons, firstSprite, laterSprite } from 'virtual:icon-sprites'
import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'

/** An icon out of its sprite, 20 px unless told. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name, size = 20 }: { name: IconName; size?: 13 | 14 | 16 | 18 | 20 | 24 | 28 | 32 }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${firstIcons.includes(name) ? firstSprite : laterSprite}#${name}`} />
    </svg>
  )
}
