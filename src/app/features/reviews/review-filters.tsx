import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { reviewSummary } from '#contract/review.ts'
import type { ReviewParams } from '#contract/search-params.ts'
import type { Language } from '#contract/wire.ts'
import { Chip, Chips } from '#ui/list/chip.tsx'
import { Histogram } from '#ui/product/histogram.tsx'
import { Stars } from '#ui/product/stars.tsx'
import { formatCount } from '#words/count.ts'
import styles from './review-filters.module.css'

type Properties = {
  /** Null while loading. */
  summary: ReplyOf<typeof reviewSummary> | null
  params: ReviewParams
  choose: (params: ReviewParams) => void
}

/** The rating summary. Pressing a bar filters the reviews by its number of stars; pressing the bar again shows all. */
export function ReviewFilters({ summary, params, choose }: Properties) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  if (!summary) return <div className={styles.place} />
  if (summary.number === 0) return null
  const { stars, pics } = params
  const withPics = pics ? { pics } : {}
  const ofStars = stars ? { stars } : {}
  const pictures = new Intl.NumberFormat(language).format(summary.picNumber)
  return (
    <div className={styles.place}>
      <div className={styles.sum}>
        <b className={styles.score} aria-hidden="true">
          {formatCount(summary.score, language)}
        </b>
        <div>
          <Stars score={summary.score} />
          <p className={styles.number}>
            <Plural value={summary.number} one="# review" other="# reviews" />
          </p>
        </div>
      </div>
      <Histogram
        stars={summary.stars}
        chosen={stars}
        onChoose={(star) => choose({ ...withPics, ...(star !== stars && { stars: star }) })}
      />
      <div className={styles.chips} role="group" aria-label={t`Filters`}>
        <Chips>
          <Chip isChosen={!stars && !pics} onPress={() => choose({})}>
            <Trans>All reviews</Trans>
          </Chip>
          {summary.picNumber > 0 && (
            <Chip
              icon="image"
              isChosen={Boolean(pics)}
              onPress={() => choose({ ...ofStars, ...(!pics && { pics: 1 }) })}
            >
              <Trans>With pictures · {pictures}</Trans>
            </Chip>
          )}
        </Chips>
      </div>
    </div>
  )
}
