import type { ReactNode } from 'react'
import { Tile } from '../layout/tile.tsx'
import styles from './empty-state.module.css'

type Properties = {
  /** Path template of one picture. */
  picture: string
  tint?: number
  title: string
  sentence: string
  /** An action, at most two. */
  action?: ReactNode
  /** Heading level: 1 where the empty state is the whole page. */
  level?: 1 | 2
}

/** An empty screen or section: one picture, a title, a sentence, an action (docs/design.md#empty). */
export function EmptyState({ picture, tint = 3, title, sentence, action, level = 2 }: Properties) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.empty}>
      <div className={styles.tile}>
        <Tile template={picture} sizes="90px" tint={tint} />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      <p>{sentence}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
