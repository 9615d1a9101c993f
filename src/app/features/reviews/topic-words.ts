import { useLingui } from '@lingui/react/macro'
import type { ReviewTopic } from '#contract/review/review.ts'

/** The words of the topics that reviews mention. */
export function useTopicWords(): Readonly<Record<ReviewTopic, string>> {
  const { t } = useLingui()
  return {
    quality: t`Quality`,
    price: t`Price`,
    delivery: t`Delivery`,
    packaging: t`Packaging`,
    description: t`As described`,
    fit: t`Fit`,
    comfort: t`Comfort`,
    design: t`Design`,
    durability: t`Durability`,
    ease: t`Ease of use`,
    taste: t`Taste`,
    scent: t`Scent`,
    sound: t`Sound`,
    battery: t`Battery`,
    service: t`Service`,
  }
}
