import { useLingui } from '@lingui/react/macro'
import { dropMessage } from '#offline/chat/messages.ts'
import type { MessageCommand } from '#offline/domains/messages.ts'
import type { ChangeActions } from './pending-change.ts'

export const messageActions: ChangeActions<MessageCommand> = {
  Sentence({ commands: [{ input, seen }] }) {
    const { t } = useLingui()
    const name = seen?.name || t`Customer support`
    if (input.op === 'report') return t`You reported your chat with ${name}.`
    if (input.op === 'send') return t`You wrote to ${name}.`
    return input.isBlocked ? t`You blocked your chat with ${name}.` : t`You unblocked your chat with ${name}.`
  },
  // A message that may have reached the server cannot be taken back.
  canUndo: ([{ state }]) => state !== 'sent',
  async undo([{ id, shopper, input }]) {
    await dropMessage(shopper, id, input.conversationId)
  },
}
