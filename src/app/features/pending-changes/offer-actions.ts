import { useLingui } from '@lingui/react/macro'
import type { OfferCommand } from '#offline/domains/offers.ts'
import { dropOffer } from '#offline/offers.ts'
import type { ChangeActions } from './pending-change.ts'

export const offerActions: ChangeActions<OfferCommand> = {
  Sentence({ commands: [{ input, seen }] }) {
    const { t } = useLingui()
    const title = seen?.title ?? ''
    return input.op === 'withdraw' ? t`You withdrew your listing of ${title}.` : t`You listed ${title}.`
  },
  // An offer that may have reached the server is withdrawn on the page of own offers.
  canUndo: ([{ state }]) => state !== 'sent',
  async undo([{ id, shopper, input }]) {
    await dropOffer(shopper, id, input.key)
  },
}
