import { useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { formatCount } from '#words/count.ts'
import { Icon } from '../base/icon.tsx'
import styles from './rating.module.css'

/** A star with the score, and the number sold (docs/design.md#stars). A `score` of 0 means not rated yet. */
export function Rating({ score, sold }: { score: number; sold: number }) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const stars = formatCount(score, language)
  const pieces = formatCount(sold, language)
  return (
    <p className={styles.rating}>
      {score > 0 && (
        <>
          <Icon name="star-fill" size={14} />
          <b aria-label={t`${stars} out of 5 stars`} role="img">
            {stars}
          </b>
        </>
      )}
      {sold > 0 && (
        <span className={styles.sold}>
          {score > 0 ? '· ' : ''}
          {t`${pieces} sold`}
        </span>
      )}
    </p>
  )
}
