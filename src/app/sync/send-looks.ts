import type { QueryClient } from '@tanstack/react-query'
import { apiBase } from '#cache/answer.ts'
import { footprintPage } from '#contract/account/footprint.ts'
import { sendFootprint } from '#offline/send-footprint.ts'
import { shopperNow } from '#session/shopper.ts'
import { watchForLoss } from '#session/shopper-session.ts'
import { type Left, sendWhenPossible } from './send-when-possible.ts'

let client: QueryClient | null = null

/**
 * Sends product views and removals from the footprint to the signed-in shopper's account: now, and whenever the
 * connection may allow it.
 */
export function startFootprint(queryClient: QueryClient): void {
  client = queryClient
  footprintSending.start()
}

async function send(): Promise<Left> {
  const userId = shopperNow()?.userId
  if (!userId) return { isLeft: false }
  await watchForLoss()
  const { isChanged, isLeft } = await sendFootprint({ userId, base: apiBase })
  if (isChanged) void client?.invalidateQueries({ queryKey: [footprintPage.path] })
  // For a shopper who has signed out in the meantime, sending resumes at the next sign-in.
  return { isLeft, isPaused: shopperNow()?.userId !== userId }
}

const footprintSending = sendWhenPossible(send)

/** Sends pending footprint changes; does nothing for a guest. */
export const sendLooks = (): Promise<void> => footprintSending.ask()
