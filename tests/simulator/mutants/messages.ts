import { type Mutant, mutant } from './mutant.ts'

export const messages: readonly Mutant[] = [
  mutant(
    'messages: every attempt has a new key',
    'domains/messages/send-message.ts',
    'body: { key, text',
    'body: { key: crypto.randomUUID(), text',
    478,
  ),
  mutant(
    'messages: a message leaves without its pictures',
    'domains/messages/send-message.ts',
    'pics: addresses, prodId',
    'pics: addresses.slice(1), prodId',
    18,
  ),
  mutant(
    'messages: a message that waits is dropped for a newer one',
    'domains/messages.ts',
    'coalesce: (unsent) => unsent',
    'coalesce: (unsent) => unsent.slice(-1)',
    18,
  ),
  mutant(
    'messages: newer messages are sent first',
    'domains/messages.ts',
    'coalesce: (unsent) => unsent',
    'coalesce: (unsent) => [...unsent].reverse()',
    312,
  ),
  mutant(
    'messages: the pictures of a waiting message are removed',
    'chat/messages.ts',
    'removeOthers(shopper, conversationId, pictures)',
    'removeOthers(shopper, conversationId, [])',
    18,
  ),
]
