import { Plural, Trans, useLingui } from '@lingui/react/macro'
import styles from './histogram.module.css'

/** How many gave five stars, four, … one, as five bars. `stars` begins with those who gave one. */
export function Histogram({ stars }: { stars: readonly [number, number, number, number, number] }) {
  const { i18n } = useLingui()
  const total = Math.max(1, stars.reduce((sum, count) => sum + count, 0))
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' })
  return (
    <ul className={styles.histogram}>
      {[5, 4, 3, 2, 1].map((value) => {
        const share = (stars[value - 1] ?? 0) / total
        const words = percent.format(share)
        return (
          <li key={value}>
            <span className="sr"><Trans><Plural value={value} one="# star" other="# stars" />: {words}</Trans></span>
            <span aria-hidden="true">{value}</span>
            <span className={styles.bar} aria-hidden="true"><i style={{ inlineSize: `${share * 100}%` }} /></span>
            <span className={styles.share} aria-hidden="true">{words}</span>
          </li>
        )
      })}
    </ul>
  )
}
