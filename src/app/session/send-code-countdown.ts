import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** Where a code is sent; each target has its own countdown. */
export type CodeTarget = 'mail' | 'mobile'

/** Seconds after a sent code until another may be requested (docs/product.md#codes). */
const secondsBetweenCodes = 60

const shape = v.object({ mail: v.optional(v.number()), mobile: v.optional(v.number()) })
let stored: v.InferOutput<typeof shape> = {}

/** When the last codes were sent, in ms, including those before a reload and those of other tabs. */
function sentAt(): v.InferOutput<typeof shape> {
  try {
    const read = v.safeParse(shape, JSON.parse(readLocal(localKeys.codeSent) ?? '{}'))
    // Times that could not be stored apply for the life of this page.
    return read.success ? { ...stored, ...read.output } : stored
  } catch {
    // The browser forbids storage: the countdown lasts as long as the page.
    return stored
  }
}

/**
 * Seconds until another code may be sent, at `now` (ms); 0 if sending is allowed. Setting the clock back does not
 * prolong the wait.
 */
export function secondsLeft(target: CodeTarget, now: number): number {
  const left = secondsBetweenCodes - Math.floor((now - (sentAt()[target] ?? 0)) / 1000)
  return left > 0 && left <= secondsBetweenCodes ? left : 0
}

/** Records that a code was sent at `now` (ms). */
export function recordCodeSent(target: CodeTarget, now: number): void {
  stored = { ...sentAt(), [target]: now }
  writeLocal(localKeys.codeSent, JSON.stringify(stored))
}

/** The state of a send button, as `OneTimeCode` expects it. */
export type CodeButton =
  | { readonly state: 'waiting'; readonly seconds: number }
  | { readonly state: 'ready' | 'sending'; readonly onSend: () => void }

/**
 * The button that sends a code (docs/product.md#codes): after a successful send it counts down for 60 s, even if the
 * modal is closed or the page reloaded; after a failed send it stays ready. `send` resolves to whether a code was sent.
 */
export function useCodeButton(target: CodeTarget, send: () => Promise<boolean>): CodeButton {
  const [isSending, setSending] = useState(false)
  const [now, setNow] = useState(() => Date.now())
  // The server's markup has no knowledge of sent codes.
  const seconds = useIsHydrated() ? secondsLeft(target, now) : 0
  const isWaiting = seconds > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each target has its own countdown
  useEffect(() => setNow(Date.now()), [target])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isWaiting])
  if (isWaiting) return { state: 'waiting', seconds }
  const onSend = async () => {
    if (isSending) return
    // Another tab may have sent a code in the meantime.
    if (secondsLeft(target, Date.now()) > 0) return setNow(Date.now())
    setSending(true)
    const isSent = await send().finally(() => setSending(false))
    if (isSent) recordCodeSent(target, Date.now())
    setNow(Date.now())
  }
  return { state: isSending ? 'sending' : 'ready', onSend: () => void onSend() }
}
