import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { classes } from '../base/class-names.ts'
import { panelId, tabId } from '../list/tab-panel.tsx'
import styles from './segmented.module.css'

type Properties<Id extends string> = {
  /** Connects the tabs with their `TabPanel`s; unique on a page. */
  group: string
  /** Accessible name of the tab list. */
  label: string
  /** `mark` follows the label, to indicate news. */
  tabs: readonly { readonly id: Id; readonly words: string; readonly mark?: ReactNode }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** From 835 px on the panels are side by side, and the tabs are hidden. */
  isPhoneOnly?: boolean
}

/**
 * Two to four tabs in one pill (docs/design.md#components). Arrow keys, Home and End select; each tab has a `TabPanel`.
 */
export function Segmented<Id extends string>({
  group,
  label,
  tabs,
  chosen,
  onChoose,
  isPhoneOnly = false,
}: Properties<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ id }) => id === chosen)

  const turn = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (step + tabs.length) % tabs.length
    onChoose((tabs[next] as (typeof tabs)[number]).id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div
      ref={list}
      className={classes(styles.segmented, isPhoneOnly && styles.phone)}
      role="tablist"
      aria-label={label}
      onKeyDown={turn}
    >
      {tabs.map(({ id, words, mark }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(group, id)}
          aria-controls={panelId(group, id)}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(id)}
        >
          {words}
          {mark}
        </button>
      ))}
    </div>
  )
}
