import styles from './count-dot.module.css'

/** How many, at the corner of an icon, `99+` at the most (DESIGN.md §7); what it counts stands in the name of the link around it. */
export const CountDot = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={styles.dot} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  ) : null
