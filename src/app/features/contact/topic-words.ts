import { useLingui } from '@lingui/react/macro'
import type { ContactTopic } from '#contract/contact/contact-limits.ts'

/** The label of each topic. */
export function useTopicWords(): Readonly<Record<ContactTopic, string>> {
  const { t } = useLingui()
  return {
    order: t`An order`,
    delivery: t`Delivery`,
    refund: t`Refund or return`,
    product: t`A product`,
    account: t`My account`,
    other: t`Something else`,
  }
}
