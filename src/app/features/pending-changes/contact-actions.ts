import { useLingui } from '@lingui/react/macro'
import { dropMessage } from '#offline/contact.ts'
import type { ContactCommand } from '#offline/domains/contact.ts'
import type { ChangeActions } from './pending-change.ts'

/** The number of characters of a message that the list shows. */
const shownLength = 60

export const contactActions: ChangeActions<ContactCommand> = {
  Sentence({ commands: [{ input }] }) {
    const { t } = useLingui()
    const line = input.content.replace(/\s+/g, ' ')
    const message = line.length > shownLength ? `${line.slice(0, shownLength)}…` : line
    return t`You wrote to us: ${message}`
  },
  // A message that may have reached the mall cannot be taken back.
  canUndo: ([{ state }]) => state !== 'sent',
  async undo([{ id }]) {
    await dropMessage(id)
  },
}
