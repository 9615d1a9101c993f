import { useLingui } from '@lingui/react/macro'
import type { ReviewCommand } from '#offline/domains/reviews.ts'
import { dropCommand } from '#offline/outbox/outbox.ts'
import { dropReview } from '#offline/review/reviews.ts'
import type { ChangeActions } from './pending-change.ts'

export const reviewActions: ChangeActions<ReviewCommand> = {
  Sentence({ commands: [{ input, seen }] }) {
    const { t } = useLingui()
    const name = seen?.prodName ?? ''
    const author = seen?.author || t`Anonymous`
    if (input.op === 'report') return t`You reported the review by ${author}.`
    return input.isEdit ? t`You changed your review of ${name}.` : t`You reviewed ${name}.`
  },
  // A review that may have reached the server cannot be taken back.
  canUndo: ([{ state }]) => state !== 'sent',
  async undo([{ id, shopper, input }]) {
    if (input.op === 'write') await dropReview(shopper, id, input.orderItemId)
    else await dropCommand(id)
  },
}
