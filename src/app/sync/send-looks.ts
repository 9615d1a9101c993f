import type { QueryClient } from '@tanstack/react-query'
import { apiBase } from '#cache/answer.ts'
import { footprintPage } from '#contract/account/footprint.ts'
import { sendFootprint } from '#offline/send-footprint.ts'
import { shopperNow } from '#session/shopper.ts'
import { watchForLoss } from '#session/shopper-session.ts'
import { type Left, sendWhenPossible } from './send-when-possible.ts'

let client: QueryClient | null = null

/** Tells the account of who is signed in what was opened and taken out of the footprint: now, and whenever it may get through. */
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
  // Who is signed out by then sends it when they are back.
  return { isLeft, isPaused: shopperNow()?.userId !== userId }
}

const footprintSending = sendWhenPossible(send)

/** Sends what the account does not know; nothing happens for a guest. */
export const sendLooks = (): Promise<void> => footprintSending.ask()
