import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import styles from './tab-panel.module.css'

/** The id of a tab in the document. */
export const tabId = (group: string, id: string): string => `${group}-tab-${id}`
/** The id of a tab's panel in the document. */
export const panelId = (group: string, id: string): string => `${group}-panel-${id}`

type Properties = {
  /** The same `group` as the panel's `Segmented`. */
  group: string
  id: string
  isChosen: boolean
  /** From 835 px on every panel is visible. */
  isPhoneOnly?: boolean
  children: ReactNode
}

/**
 * The panel of a tab of `Segmented`. Panels not selected stay in the document, so that the desktop can show all of
 * them.
 */
export function TabPanel({ group, id, isChosen, isPhoneOnly = false, children }: Properties) {
  return (
    <div
      id={panelId(group, id)}
      role="tabpanel"
      aria-labelledby={tabId(group, id)}
      className={classes(!isChosen && styles.away, isPhoneOnly && styles.phone)}
    >
      {children}
    </div>
  )
}
