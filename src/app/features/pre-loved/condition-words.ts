import { useLingui } from '@lingui/react/macro'
import type { Condition } from '#contract/pre-loved/offer-limits.ts'
import type { Language } from '#contract/wire.ts'
import type { BadgeKind } from '#ui/feedback/badge.tsx'
import { type ConditionWords, conditionWords } from '#words/messages/condition-words.ts'

/** The name of each condition, and the sentence that explains the condition (docs/product.md#pre-loved). */
export function useConditionWords(): Readonly<Record<Condition, ConditionWords>> {
  const { i18n } = useLingui()
  return conditionWords[i18n.locale as Language].conditions
}

/** The appearance of each condition's badge. */
export const conditionBadges: Readonly<Record<Condition, BadgeKind>> = {
  UNUSED: 'brand',
  LIKE_NEW: 'ok',
  VERY_GOOD: 'ok',
  GOOD: 'info',
  FAIR: 'warn',
}
