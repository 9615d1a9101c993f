import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiBase } from '#cache/answer.ts'
import { useMarket } from '#device/market.ts'
import { useShopper } from '#session/shopper.ts'
import { useIsOffline } from '#sync/connection.ts'
import { applyChanges, refetchChat } from './apply-changes.ts'

/** Whether the tab is visible. */
function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return isVisible
}

/**
 * Follows all conversations of the shopper over one stream while the chat is open in a visible tab and the server
 * answers. `cursor` is the place of the last known change; undefined until the list is known.
 */
export function useLiveChat(cursor: number | undefined): void {
  const client = useQueryClient()
  const userId = useShopper()?.userId ?? ''
  const { lang, regionId } = useMarket()
  const isVisible = useIsVisible()
  const isOffline = useIsOffline()
  const isKnown = cursor !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stream moves on from its first cursor by itself
  useEffect(() => {
    if (!userId || !isKnown || !isVisible || isOffline) return
    const end = new AbortController()
    const owner = { userId, regionId }
    let last = cursor
    const follow = async () => {
      // A separate chunk, because the screen shows before the stream begins.
      const { followChat } = await import('#offline/chat/follow-chat.ts')
      await followChat({
        base: apiBase,
        shopper: userId,
        regionId,
        lang,
        after: cursor,
        onChanges: (changes) => {
          // The server was restored from a backup and no longer has the data after the cursor.
          if (changes.cursor < last) void refetchChat(client)
          last = changes.cursor
          void applyChanges(client, changes, { lang, owner })
        },
        signal: end.signal,
      })
    }
    // Where the code cannot be loaded, the next visit of the tab or the next connection tries again.
    follow().catch(() => undefined)
    return () => end.abort()
  }, [client, userId, regionId, lang, isKnown, isVisible, isOffline])
}
