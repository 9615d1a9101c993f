import { classes } from '../base/class-names.ts'
import styles from './skeleton.module.css'

/** Grey blocks of the exact size of the expected content, shown only after 300 ms (docs/design.md#skeleton). */
export function Skeleton({ kind }: { kind: 'line' | 'title' | 'hero' | 'tile' | 'block' }) {
  return <span className={classes(styles.block, styles[kind])} aria-hidden="true" />
}

/** Placeholders for the expected number of cards. They do not pulse where `isStill`: nothing is loading yet. */
export function CardSkeletons({
  number,
  kind = 'grid',
  isStill = false,
}: {
  number: number
  kind?: 'grid' | 'rail'
  isStill?: boolean
}) {
  return Array.from({ length: number }, (_, index) => (
    <div
      key={index}
      className={classes(styles.card, kind === 'rail' && styles.rail, isStill && styles.still)}
      aria-hidden="true"
    >
      <Skeleton kind="tile" />
      <Skeleton kind="line" />
      <Skeleton kind="line" />
      <Skeleton kind="title" />
    </div>
  ))
}
