import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SharedListCommand } from '#offline/domains/shared-lists/command.ts'
import { dropCommands } from '#offline/outbox/outbox.ts'
import type { ChangeActions } from './pending-change.ts'

export const sharedListActions: ChangeActions<SharedListCommand> = {
  Sentence({ commands }) {
    const { t } = useLingui()
    // A change of an earlier build has no name of its list.
    const list = commands.find(({ seen }) => seen?.list)?.seen?.list
    if (list === undefined)
      return t`${plural(commands.length, { one: 'You made # change to a shared list.', other: 'You made # changes to a shared list.' })}`
    return t`${plural(commands.length, { one: `You made # change to the shared list ${list}.`, other: `You made # changes to the shared list ${list}.` })}`
  },
  canUndo: (commands) => commands.every(({ state }) => state !== 'sent'),
  async undo(commands) {
    await dropCommands(commands.map(({ id }) => id))
  },
}
