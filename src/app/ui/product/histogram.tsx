import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { classes } from '../base/class-names.ts'
import styles from './histogram.module.css'

type Star = 1 | 2 | 3 | 4 | 5
type Properties = {
  /** The number of ratings with one star, two, … five. */
  stars: readonly [number, number, number, number, number]
  /** Makes each bar a button. */
  onChoose?: (star: Star) => void
  chosen?: Star
}

/** The number of ratings with five stars, four, … one, as five bars; with `onChoose` the bars can be selected. */
export function Histogram({ stars, onChoose, chosen }: Properties) {
  const { i18n } = useLingui()
  const total = Math.max(
    1,
    stars.reduce((sum, count) => sum + count, 0),
  )
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' })
  return (
    <ul className={styles.histogram}>
      {([5, 4, 3, 2, 1] as const).map((value) => {
        const share = (stars[value - 1] ?? 0) / total
        const words = percent.format(share)
        const bar = (
          <>
            <span className="sr">
              <Trans>
                <Plural value={value} one="# star" other="# stars" />: {words}
              </Trans>
            </span>
            <span aria-hidden="true">{value}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: `${share * 100}%` }} />
            </span>
            <span className={styles.share} aria-hidden="true">
              {words}
            </span>
          </>
        )
        if (!onChoose)
          return (
            <li key={value} className={styles.row}>
              {bar}
            </li>
          )
        return (
          <li key={value}>
            <button
              type="button"
              className={classes(styles.row, styles.choice)}
              aria-pressed={value === chosen}
              onClick={() => onChoose(value)}
            >
              {bar}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
