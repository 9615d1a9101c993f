import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import styles from './avatar.module.css'
import { classes } from './class-names.ts'
import { Icon } from './icon.tsx'

/**
 * A shopper's own picture in a circle of 64 px (`large`: 96 px); where there is none, or it fails to load, the first
 * letter of the name.
 */
export function Avatar({
  name,
  picture,
  isLarge = false,
}: {
  name: string
  picture: string | null
  isLarge?: boolean
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const { i18n } = useLingui()
  const letter = [...name.trim()][0]
  const size = isLarge ? 96 : 64
  return (
    <span className={classes(styles.avatar, isLarge && styles.large)} aria-hidden="true">
      {picture && picture !== failed ? (
        <img src={picture} alt="" width={size} height={size} decoding="async" onError={() => setFailed(picture)} />
      ) : (
        (letter?.toLocaleUpperCase(i18n.locale) ?? <Icon name="user" size={32} />)
      )}
    </span>
  )
}
