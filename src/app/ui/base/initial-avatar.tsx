import { useLingui } from '@lingui/react/macro'
import { classes } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './initial-avatar.module.css'

/**
 * A person as a tinted circle with the first letter of the name, or a plain figure without a name. `tint` is any whole
 * number.
 */
export function InitialAvatar({ name, tint }: { name: string; tint: number }) {
  const { i18n } = useLingui()
  const letter = [...name.trim()][0]
  return (
    <span className={classes(styles.face, styles[`tint${(tint % 8) + 1}`])} aria-hidden="true">
      {letter ? letter.toLocaleUpperCase(i18n.locale) : <Icon name="user" />}
    </span>
  )
}
