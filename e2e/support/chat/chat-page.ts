import type { Page } from '@playwright/test'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { operate } from '../mall/operate.ts'
import { myCall } from '../my-calls.ts'
import type { Shopper } from '../sign-in.ts'

export const chatWith = (shopId: number | 'support', query = ''): string =>
  `/iCanchat?conversation=${shopId === 'support' ? shopId : `shop-${shopId}`}${query}`

/** The field of a message, the messages, and the states of pending ones. */
export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
export const messages = (page: Page) => page.getByRole('region', { name: /^Conversation with/ })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
export const choosePictures = (page: Page) => page.locator('input[type="file"]')

/** Whether a request reads the changes of the shopper's conversations, by a stream or by polling. */
export const isChatEvents = (path: string): boolean => path.startsWith('/api/p/chat/events')

/** The messages of a conversation as the server has them. */
export const messagesOf = async (shopper: Shopper, conversationId: string): Promise<readonly ChatMessage[]> =>
  (await myCall<{ records: ChatMessage[] }>(shopper, 'GET', `/p/chat/${conversationId}/messages?size=100`)).records

/** The texts that the shopper wrote in a conversation, in the server's order. */
export const ownTexts = async (shopper: Shopper, conversationId: string): Promise<readonly (string | undefined)[]> =>
  (await messagesOf(shopper, conversationId)).filter(({ author }) => author === 'shopper').map(({ text }) => text)

/** Writes a message as another device of the shopper. */
export const writeElsewhere = (shopper: Shopper, conversationId: string, text: string): Promise<unknown> =>
  myCall(shopper, 'POST', `/p/chat/${conversationId}/messages`, { text })

/** Blocks or unblocks a conversation as another device of the shopper. */
export const block = (shopper: Shopper, conversationId: string, isBlocked: boolean): Promise<unknown> =>
  myCall(shopper, 'PUT', `/p/chat/${conversationId}/block`, { isBlocked })

/** The operator's number of a shopper's conversation; each test's shopper has a name of its own. */
async function chatIdOf(nickName: string): Promise<number> {
  const list = await operate({ kind: 'chat', list: 'all' })
  const line = list.split('\n').find((one) => one.includes(nickName))
  if (!line) throw new Error(`The operator has no conversation with ${nickName}`)
  return Number(/\d+/.exec(line)?.[0])
}

/** Answers as a person of the shop, one message after the other. */
export async function answerAsShop(nickName: string, ...texts: readonly string[]): Promise<void> {
  const chatId = await chatIdOf(nickName)
  for (const text of texts) await operate({ kind: 'chat answer', chatId: String(chatId), text })
}
