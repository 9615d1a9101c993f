import { useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { formatCount } from '#words/count.ts'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './stars.module.css'

/** A score of 0 to 5 in stars, rounded to halves (docs/design.md#stars); to be used with the number beside it. */
export function Stars({ score }: { score: number }) {
  const { t, i18n } = useLingui()
  const halves = Math.round(score * 2)
  const words = formatCount(score, i18n.locale as Language)
  return (
    <span className={styles.stars} role="img" aria-label={t`${words} out of 5 stars`}>
      {[2, 4, 6, 8, 10].map((full) => (
        <span
          key={full}
          className={classes(styles.star, halves >= full && styles.full, halves === full - 1 && styles.half)}
        >
          <Icon name="star-fill" size={16} />
          {halves === full - 1 && <Icon name="star-fill" size={16} />}
        </span>
      ))}
    </span>
  )
}
