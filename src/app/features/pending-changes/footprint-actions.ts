import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ownTimeZone } from '#offline/call.ts'
import type { FootprintCommand } from '#offline/domains/footprint.ts'
import { recordFootprint, restoreViews } from '#offline/footprint.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import type { ChangeActions } from './pending-change.ts'

export const footprintActions: ChangeActions<FootprintCommand> = {
  Sentence({ commands }) {
    const { t } = useLingui()
    // A product viewed on two days, or in two regions, is one product.
    const products = new Map(commands.map(({ id, seen }) => [seen?.card.prodId ?? id, seen?.card.prodName]))
    const [name] = products.values()
    if (products.size === 1 && name) return t`You removed ${name} from your footprint.`
    return t`${plural(products.size, { one: 'You removed # product from your footprint.', other: 'You removed # products from your footprint.' })}`
  },
  canUndo: () => true,
  async undo(commands) {
    const removals = commands.flatMap(({ shopper: userId, input, seen }) =>
      input.op === 'remove' ? [{ userId, id: input.id, view: seen }] : [],
    )
    await restoreViews(removals)
    // The account may have removed the views in the meantime, so the views are recorded again.
    for (const { userId, view } of removals) if (view) await recordFootprint({ ...view, userId }, ownTimeZone())
    await replayOutbox()
  },
}
