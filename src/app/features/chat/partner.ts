import { useLingui } from '@lingui/react/macro'
import type { Conversation } from '#contract/chat/chat.ts'
import { brand } from '#words/brand.ts'

/** The name of the other side of a conversation: the shop's, or that of the mall's support. */
export function usePartnerName(): (of: Pick<Conversation, 'shop'>) => string {
  const { t } = useLingui()
  return ({ shop }) => shop?.shopName ?? t`${brand.name} support`
}
