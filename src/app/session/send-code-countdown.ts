import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** Where a code goes; each waits for itself. */
export type CodeTarget = 'mail' | 'mobile'

/** After a sent code another one may be asked for when these seconds are over (spec §4). */
export const secondsBetweenCodes = 60

const shape = v.object({ mail: v.optional(v.number()), mobile: v.optional(v.number()) })
let kept: v.InferOutput<typeof shape> = {}

/** When the last codes were sent, in ms: also before a reload, and by another tab. */
function sentAt(): v.InferOutput<typeof shape> {
  try {
    const read = v.safeParse(shape, JSON.parse(readLocal(localKeys.codeSent) ?? '{}'))
    // What the phone would not keep holds for this page.
    return read.success ? { ...kept, ...read.output } : kept
  } catch {
    // The browser forbids storage: the countdown lasts as long as the page.
    return kept
  }
}

/** Seconds until another code may be sent, at `now` (ms); 0 where it may be. A clock that was set back keeps nobody waiting longer. */
export function secondsLeft(target: CodeTarget, now: number): number {
  const left = secondsBetweenCodes - Math.floor((now - (sentAt()[target] ?? 0)) / 1000)
  return left > 0 && left <= secondsBetweenCodes ? left : 0
}

/** Writes down that a code was sent at `now` (ms). */
export function noteCodeSent(target: CodeTarget, now: number): void {
  kept = { ...sentAt(), [target]: now }
  writeLocal(localKeys.codeSent, JSON.stringify(kept))
}

/** What a send button shows; `OneTimeCode` takes it as it is. */
export type CodeButton =
  | { readonly state: 'waiting'; readonly seconds: number }
  | { readonly state: 'ready' | 'sending'; readonly onSend: () => void }

/**
 * The button that sends a code (spec §4): for 60 s after a successful send it counts down, also after the modal was
 * closed or the page reloaded; a failed send leaves it ready. `send` says whether a code was sent.
 */
export function useCodeButton(target: CodeTarget, send: () => Promise<boolean>): CodeButton {
  const [isSending, setSending] = useState(false)
  const [now, setNow] = useState(() => Date.now())
  // The server's markup knows of no code that was sent.
  const seconds = useIsHydrated() ? secondsLeft(target, now) : 0
  const isWaiting = seconds > 0
  useEffect(() => setNow(Date.now()), [target])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isWaiting])
  if (isWaiting) return { state: 'waiting', seconds }
  const onSend = async () => {
    if (isSending) return
    // Another tab may have sent one meanwhile.
    if (secondsLeft(target, Date.now()) > 0) return setNow(Date.now())
    setSending(true)
    const isSent = await send().finally(() => setSending(false))
    if (isSent) noteCodeSent(target, Date.now())
    setNow(Date.now())
  }
  return { state: isSending ? 'sending' : 'ready', onSend: () => void onSend() }
}
