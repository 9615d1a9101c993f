import { useCallback, useEffect, useRef, useState } from 'react'
import { maxMessagePictures } from '#contract/chat/chat-limits.ts'
import { serverNow } from '#device/server-clock.ts'
import { messageDrafts } from '#offline/chat/message-drafts.ts'
import { messagePictures } from '#offline/chat/message-pictures.ts'
import type { OutgoingPicture } from '#offline/upload/outgoing-picture.ts'

export type Draft = { readonly text: string; readonly pictures: readonly OutgoingPicture[] }
const empty: Draft = { text: '', pictures: [] }

/**
 * The draft of a conversation, which is stored with every change: the text and the pictures wait on the device until
 * they are sent. `null` while the device is read. `isFull`: the device has no room for the last change.
 */
export function useDraft(shopper: string, conversationId: string) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isFull, setFull] = useState(false)
  const now = useRef(empty)
  useEffect(() => {
    let isActive = true
    void messageDrafts.read(shopper, conversationId).then((stored) => {
      if (!isActive) return
      now.current = { text: stored?.text ?? '', pictures: stored?.pictures ?? [] }
      setDraft(now.current)
    })
    return () => {
      isActive = false
    }
  }, [shopper, conversationId])

  const change = useCallback(
    (part: Partial<Draft>) => {
      now.current = { ...now.current, ...part }
      setDraft(now.current)
      const { text, pictures } = now.current
      const at = Math.round(serverNow())
      void messageDrafts
        .save(shopper, { conversationId, text, pictures: [...pictures], at })
        .then((isStored) => setFull(!isStored))
    },
    [shopper, conversationId],
  )
  const addPictures = useCallback(
    async (chosen: readonly Blob[]) => {
      for (const one of chosen) {
        const added = await messagePictures.add(shopper, conversationId, one)
        if (!added.ok) return setFull(true)
        change({ pictures: [...now.current.pictures, { id: added.id }] })
      }
    },
    [shopper, conversationId, change],
  )
  /** Empties the composer for the next message; the stored draft stays until this message is stored for sending. */
  const clear = useCallback(() => {
    now.current = empty
    setDraft(empty)
  }, [])
  /**
   * Stores the draft that was begun while a message was being stored, which deleted the stored draft. A message that the
   * device could not store stands before that draft.
   */
  const restore = useCallback(
    (refused: Draft | null) => {
      const { text, pictures } = now.current
      if (refused)
        change({
          text: [refused.text, text].filter(Boolean).join('\n'),
          pictures: [...refused.pictures, ...pictures].slice(0, maxMessagePictures),
        })
      else if (text !== '' || pictures.length > 0) change({})
    },
    [change],
  )
  const removePicture = useCallback(
    async (index: number) => {
      const removed = now.current.pictures[index]
      change({ pictures: now.current.pictures.filter((one) => one !== removed) })
      // The other stored pictures of the conversation belong to messages that wait to be sent.
      if (removed && 'id' in removed) await messagePictures.remove(shopper, conversationId, removed.id)
    },
    [shopper, conversationId, change],
  )
  return { draft, isFull, change, addPictures, removePicture, clear, restore }
}
