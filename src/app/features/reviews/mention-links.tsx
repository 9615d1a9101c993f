import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewTopic } from '#contract/review/review.ts'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'
import styles from './mentions.module.css'
import { useTopicWords } from './topic-words.ts'

/** A topic with the number of reviews that mention the topic. */
export type Mention = { readonly topic: ReviewTopic; readonly number: number }

/** "Buyers mention": the topics of a product's reviews, each as a link to the reviews that mention the topic. */
export function MentionLinks({ path, mentions }: { path: `/products/${string}`; mentions: readonly Mention[] }) {
  const { t } = useLingui()
  const words = useTopicWords()
  return (
    <div className={styles.mentions}>
      <h3 className={styles.title}>
        <Trans>Buyers mention</Trans>
      </h3>
      <ChipRow label={t`Buyers mention`}>
        {mentions.map(({ topic, number }) => (
          <ChipLink key={topic} href={`${path}/reviews?about=${topic}`}>
            {words[topic]} ({number})
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  )
}
