import { useEffect } from 'react'
import type { ChatMessage, Conversation } from '#contract/chat/chat.ts'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { markRead } from '#offline/chat/messages.ts'
import { replayOutbox } from '#sync/send-outbox.ts'

/** Marks the messages as read once they are on a visible page, also without a network. */
export function useMarkRead(userId: string, conversation: Conversation, messages: readonly ChatMessage[]): void {
  const { regionId } = useMarket()
  const { conversationId, readSeq } = conversation
  const seq = messages.findLast(({ author }) => author === 'shop')?.seq ?? 0
  useEffect(() => {
    if (seq <= readSeq) return
    const mark = async () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      await markRead({ shopper: userId, regionId, at: Math.round(serverNow()), conversationId, seq })
      void replayOutbox()
    }
    document.addEventListener('visibilitychange', mark)
    void mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [userId, regionId, conversationId, seq, readSeq])
}
