import { useLingui } from '@lingui/react/macro'
import type { PendingMessage } from '#offline/chat/messages.ts'

/** Describes a message that the server does not have yet, in a single line. */
export function usePendingText(): (message: PendingMessage) => string {
  const { t } = useLingui()
  return ({ text, pictures, seen, orderNumber }) => {
    if (text) return text
    if (pictures.length > 0) return t({ message: 'Picture', context: 'message' })
    const number = orderNumber ?? ''
    return orderNumber ? t`Order ${number}` : (seen?.prodName ?? t`Product`)
  }
}
