import { expectEqual, type Intended, type MessageAct, type ReadMarkAct, type Situation } from './intended.ts'
import type { Server } from './server.ts'
import type { Shipped } from './shipped.ts'

/** A message to a shop or to support, with up to two pictures. */
export function nextMessageAct({ random, server, ledger, shopper }: Situation): MessageAct | null {
  if (shopper === '') return null
  const nth = ledger.all().length
  return {
    domain: 'messages',
    conversationId: random.once(3) ? 'support' : server.conversation,
    text: `Message ${nth}`,
    widths: random.once(2) ? [] : Array.from({ length: 1 + random.below(2) }, (_, index) => 1 + nth * 3 + index),
  }
}

/** A read mark in the conversation in which the shop has written. */
export const nextReadMarkAct = ({ random, server, shopper }: Situation): ReadMarkAct | null =>
  shopper === '' ? null : { domain: 'read-marks', seq: 1 + random.below(server.unreadMessages) }

type Who = { readonly at: number; readonly shopper: string; readonly regionId: number }

/** Performs an act through the functions that the page calls. */
export async function doMessageAct(
  shipped: Shipped,
  who: Who,
  act: MessageAct,
  made: readonly Blob[],
): Promise<unknown> {
  const { conversationId, text, widths } = act
  const pictures: { id: string }[] = []
  for (const width of widths) {
    const added = await shipped.messagePictures.add(who.shopper, conversationId, made[width] ?? new Blob([]))
    if (!added.ok) throw new Error('The phone is full')
    pictures.push({ id: added.id })
  }
  await shipped.messageDrafts.save(who.shopper, { conversationId, text, pictures, at: who.at })
  return shipped.sendMessage({ ...who, message: { conversationId, text, pictures }, seen: { name: '' } })
}

/** Performs a read mark through the function that the page calls. */
export const doReadMarkAct = (shipped: Shipped, server: Server, who: Who, { seq }: ReadMarkAct): Promise<unknown> =>
  shipped.markRead({ ...who, conversationId: server.readConversation, seq })

/** Throws unless the server has each message once, in the order of the acts, with its pictures, and the furthest mark. */
export async function checkMessages(owner: string, { messages, readSeq }: Intended, server: Server): Promise<void> {
  const stored = await server.messagesOf(owner)
  for (const conversationId of ['support', server.conversation])
    expectEqual(
      `Messages of ${owner} in ${conversationId}`,
      stored.filter((one) => one.conversationId === conversationId).map(({ text, widths }) => ({ text, widths })),
      messages.filter((one) => one.conversationId === conversationId).map(({ text, widths }) => ({ text, widths })),
    )
  expectEqual(`The read mark of ${owner}`, await server.readMarkOf(owner), readSeq)
}
