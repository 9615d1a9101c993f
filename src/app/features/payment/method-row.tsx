import type { ReactNode } from 'react'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-names.ts'
import styles from './payment.module.css'

type Properties = {
  icon: IconName
  name: string
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
  title: string
  children: ReactNode
}

/** A payment method: a tap anywhere on the row chooses it. */
export function MethodRow({ icon, name, isChosen, isDisabled = false, onChoose, title, children }: Properties) {
  return (
    <label className={styles.method}>
      <Icon name={icon} size={24} />
      <span className={styles.words}>
        <b>{title}</b>
        <small>{children}</small>
      </span>
      <input
        type="radio"
        name={name}
        className={styles.input}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span className={styles.radio} />
    </label>
  )
}
