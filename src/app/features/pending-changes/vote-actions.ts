import { useLingui } from '@lingui/react/macro'
import { serverNow } from '#device/server-clock.ts'
import type { VoteCommand } from '#offline/domains/votes.ts'
import { setVote } from '#offline/review/votes.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import type { ChangeActions } from './pending-change.ts'

export const voteActions: ChangeActions<VoteCommand> = {
  Sentence({ commands: [{ input, seen }] }) {
    const { t } = useLingui()
    const author = seen?.author || t`Anonymous`
    return input.isHelpful
      ? t`You marked the review by ${author} as helpful.`
      : t`You no longer mark the review by ${author} as helpful.`
  },
  canUndo: () => true,
  async undo([{ shopper, regionId, input, seen }]) {
    const at = Math.round(serverNow())
    await setVote({ shopper, regionId, at, ...input, isHelpful: !input.isHelpful, author: seen?.author ?? '' })
    await replayOutbox()
  },
}
