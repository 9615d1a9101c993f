import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { reviewSummary } from '#contract/review/review.ts'
import type { ReviewParams } from '#contract/search/search-params.ts'
import type { Language } from '#contract/wire.ts'
import { nameOfLanguage } from '#i18n/name-of-language.ts'
import { Chip, ChipSelect } from '#ui/list/chip.tsx'
import { Histogram } from '#ui/product/histogram.tsx'
import { Stars } from '#ui/product/stars.tsx'
import { formatCount } from '#words/count.ts'
import styles from './review-filters.module.css'
import { useTopicWords } from './topic-words.ts'

type Properties = {
  /** Null while loading. */
  summary: ReplyOf<typeof reviewSummary> | null
  /** The names of the product's variants by id; a variant that is no longer sold is absent. */
  variants: ReadonlyMap<number, string>
  params: ReviewParams
  choose: (params: ReviewParams) => void
}

/**
 * The rating summary, the order and the filters: pressing a bar keeps the reviews with its number of stars, a chip those
 * with pictures, of one language or of a topic; pressing again shows all. A list keeps the reviews of one variant.
 */
export function ReviewFilters({ summary, variants, params, choose }: Properties) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const { stars, pics, in: writtenIn, sku, about, sort } = params
  const topics = useTopicWords()
  if (!summary) return <div className={styles.place} />
  if (summary.number === 0) return null
  const sorts = { recent: t`Most recent`, helpful: t`Most helpful`, high: t`Highest rating`, low: t`Lowest rating` }
  // A product whose reviews are all in the reader's own language needs no choice of a language.
  const languages = summary.languages.some(({ lang }) => lang !== language) ? summary.languages : []
  const named = (summary.variants ?? []).filter(({ skuId }) => variants.get(skuId))
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
        onChoose={(star) => choose({ ...params, stars: star === stars ? undefined : star })}
      />
      <div className={styles.chips} role="group" aria-label={t`Filters`}>
        <ChipSelect
          label={t`Sort reviews`}
          words={sorts[sort ?? 'recent']}
          icon="arrows-down-up"
          value={sort ?? 'recent'}
          onChange={({ target: { value } }) => choose({ ...params, sort: chosenSort(value) })}
        >
          {Object.entries(sorts).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </ChipSelect>
        {named.length > 1 && (
          <ChipSelect
            label={t`Variant`}
            words={(sku && variants.get(sku)) || t`All variants`}
            icon="squares-four"
            value={sku ?? ''}
            onChange={({ target: { value } }) => choose({ ...params, sku: Number(value) || undefined })}
          >
            <option value="">{t`All variants`}</option>
            {named.map(({ skuId, number }) => (
              <option key={skuId} value={skuId}>
                {variants.get(skuId)} ({number})
              </option>
            ))}
          </ChipSelect>
        )}
        <Chip isChosen={!stars && !pics && !writtenIn && !sku && !about} onPress={() => choose(sort ? { sort } : {})}>
          <Trans>All reviews</Trans>
        </Chip>
        {summary.picNumber > 0 && (
          <Chip icon="image" isChosen={Boolean(pics)} onPress={() => choose({ ...params, pics: pics ? undefined : 1 })}>
            <Trans>With pictures · {pictures}</Trans>
          </Chip>
        )}
        {languages.map(({ lang, number }) => (
          <Chip
            key={lang}
            icon="globe"
            isChosen={writtenIn === lang}
            onPress={() => choose({ ...params, in: writtenIn === lang ? undefined : lang })}
          >
            <ReviewsIn language={nameOfLanguage(lang, language)} number={number} />
          </Chip>
        ))}
      </div>
      {summary.mentions && summary.mentions.length > 0 && (
        <>
          <h2 className={styles.title}>
            <Trans>Buyers mention</Trans>
          </h2>
          <div className={styles.chips} role="group" aria-label={t`Buyers mention`}>
            {summary.mentions.map(({ topic, number }) => (
              <Chip
                key={topic}
                isChosen={about === topic}
                onPress={() => choose({ ...params, about: about === topic ? undefined : topic })}
              >
                {topics[topic]} ({number})
              </Chip>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

const chosenSort = (value: string): ReviewParams['sort'] =>
  (['helpful', 'high', 'low'] as const).find((sort) => sort === value)

const ReviewsIn = ({ language, number }: { language: string; number: number }) => (
  <Trans>
    Reviews in {language} ({number})
  </Trans>
)
