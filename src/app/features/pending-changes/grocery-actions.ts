import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { GroceryCommand } from '#offline/domains/grocery-lists.ts'
import { dropCommands } from '#offline/outbox/outbox.ts'
import type { ChangeActions } from './pending-change.ts'

export const groceryActions: ChangeActions<GroceryCommand> = {
  Sentence({ commands }) {
    const { t } = useLingui()
    const list = commands.find(({ seen }) => seen?.list)?.seen?.list ?? ''
    return t`${plural(commands.length, { one: `You made # change to the list ${list}.`, other: `You made # changes to the list ${list}.` })}`
  },
  canUndo: (commands) => commands.every(({ state }) => state !== 'sent'),
  async undo(commands) {
    await dropCommands(commands.map(({ id }) => id))
  },
}
