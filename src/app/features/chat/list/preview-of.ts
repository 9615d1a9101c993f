import { useLingui } from '@lingui/react/macro'
import type { ChatMessage } from '#contract/chat/chat.ts'

/** The one line that describes a message in the list of conversations; the shopper's own begin with "You". */
export function usePreview(): (message: ChatMessage) => string {
  const { t } = useLingui()
  const contentOf = ({ text, pics, product, order }: ChatMessage): string => {
    if (text) return text
    if (pics.length > 0) return t({ message: 'Picture', context: 'message' })
    if (product) return product.card?.prodName ?? t`Product`
    const number = order?.orderNumber ?? ''
    return t`Order ${number}`
  }
  return (message) => {
    const content = contentOf(message)
    return message.author === 'shopper' ? t`You: ${content}` : content
  }
}
