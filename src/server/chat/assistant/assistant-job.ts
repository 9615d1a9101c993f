import { findById } from '../../account/account-store.ts'
import type { Tables } from '../../database/database.ts'
import type { InsideJob } from '../../jobs/job.ts'
import { hasSandboxes, type Settings } from '../../settings.ts'
import { type MessageRow, nextEvent, readMessages } from '../message-store.ts'
import { storeShopMessage } from '../shop-message.ts'
import { answerMessage } from './answer-message.ts'
import { type AssistedChat, claimUnanswered, readAssisted, writeAssisted } from './assistant-store.ts'

/** The time, in ms, for which the assistant leaves a conversation to the person who has answered. */
const personStays = 12 * 3_600_000
/** The number of earlier messages in which the assistant looks for the product or order that is meant. */
const mostBefore = 20

const kind = 'chat assistant'

/** Whether the assistant is on: by the setting, else where the sandboxes are (docs/product.md#chat-assistant). */
export const hasAssistant = (settings: Settings): boolean =>
  settings.CHAT_ASSISTANT === undefined ? hasSandboxes(settings) : settings.CHAT_ASSISTANT === 'on'

/** Answers the messages that wait, each once, in the transaction that marks them as looked at. */
export const assistantJob = (settings: Pick<Settings, 'FEES' | 'REFUND_DAYS'>): InsideJob => ({
  kind,
  claim: (tables, now) => claimUnanswered(tables, kind, now),
  async work(tables, subject, now) {
    const chatId = Number(subject)
    const chat = await readAssisted(tables, chatId)
    if (!chat) return
    const messages = await readMessages(tables, chatId, {}, mostBefore + (chat.lastSeq - chat.answeredSeq))
    const asked = messages.filter(({ author, seq }) => author === 'shopper' && seq > chat.answeredSeq)
    const isWithPerson = chat.personAt !== null && now.getTime() - chat.personAt.getTime() < personStays
    const state = isWithPerson
      ? { lastSeq: chat.lastSeq, event: null, needsPerson: true }
      : await answerAll(tables, { ...chat, chatId, messages }, asked, settings, now)
    await writeAssisted(tables, chatId, { ...state, answeredSeq: asked.at(-1)?.seq ?? chat.lastSeq }, now)
  },
})

/** Answers several messages in their order. After the hand-over the assistant says only what it knows. */
async function answerAll(
  tables: Tables,
  chat: AssistedChat & { readonly chatId: number; readonly messages: readonly MessageRow[] },
  asked: readonly MessageRow[],
  settings: Pick<Settings, 'FEES' | 'REFUND_DAYS'>,
  now: Date,
): Promise<{ lastSeq: number; event: number | null; needsPerson: boolean }> {
  const { chatId, accountId } = chat
  const account = await findById(tables, accountId)
  let { lastSeq, needsPerson } = chat
  let event: number | null = null
  for (const message of asked) {
    const before = chat.messages.filter(({ seq }) => seq < message.seq)
    const asker = { ...chat, lang: account?.lang ?? 'en', regionId: account?.region_id ?? 0, before }
    const answer = await answerMessage(tables, message, asker, settings, now)
    if (answer.needsPerson && needsPerson) continue
    needsPerson ||= answer.needsPerson
    event = await nextEvent(tables, accountId)
    await storeShopMessage(tables, { chatId, accountId, lastSeq, event }, { ...answer, isAutomatic: true }, now)
    lastSeq += 1
  }
  return { lastSeq, event, needsPerson }
}
