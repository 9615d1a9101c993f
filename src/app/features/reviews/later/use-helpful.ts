import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Review } from '#contract/review/review.ts'
import { helpfulReviews } from '#contract/review/review-votes.ts'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { readPendingVotes, setVote, watchVotes } from '#offline/review/votes.ts'
import { useShopper } from '#session/shopper.ts'
import { shopperQuery } from '#session/shopper-queries.ts'
import type { Helpful } from '../helpful-chip.tsx'

/**
 * The votes of the signed-in shopper on the reviews of a product: the server's answer, and over it the pending votes of
 * this phone.
 */
export function useHelpful(prodId: number): {
  /** Whether the server's answer is here. */
  readonly isKnown: boolean
  readonly helpfulOf: (review: Review) => Helpful
} {
  const { regionId } = useMarket()
  const userId = useShopper()?.userId ?? ''
  const client = useQueryClient()
  const options = shopperQuery(helpfulReviews, { prodId }, { userId, regionId })
  const { data } = useQuery({ ...options, enabled: userId !== '' })
  const pending = usePendingVotes(userId)
  const helpfulOf = (review: Review): Helpful => {
    const { prodCommId } = review
    const known = data?.value.find((one) => one.prodCommId === prodCommId)
    const waiting = pending.get(prodCommId)
    const isHelpful = waiting ?? known !== undefined
    const others = known ? known.helpful - 1 : review.helpful
    const vote = async () => {
      const author = review.isAnonymous === 1 ? '' : review.nickName
      await setVote({
        shopper: userId,
        regionId,
        at: Math.round(serverNow()),
        prodCommId,
        isHelpful: !isHelpful,
        author,
      })
      // The answer on the screen contains the vote from now on, so that the button does not jump back when the vote is
      // sent and the next answer is on its way.
      client.setQueryData(options.queryKey, (answer) => {
        if (!answer) return answer
        const rest = answer.value.filter((one) => one.prodCommId !== prodCommId)
        return { ...answer, value: isHelpful ? rest : [...rest, { prodCommId, helpful: others + 1 }] }
      })
      await (await import('#sync/send-outbox.ts')).replayOutbox()
    }
    return {
      isHelpful,
      count: others + (isHelpful ? 1 : 0),
      isWaiting: waiting !== undefined,
      vote: () => void vote(),
    }
  }
  return { isKnown: data !== undefined, helpfulOf }
}

const none: ReadonlyMap<number, boolean> = new Map()

/** The shopper's votes that have not reached the server, by the review. */
function usePendingVotes(userId: string): ReadonlyMap<number, boolean> {
  const [pending, setPending] = useState(none)
  useEffect(() => {
    if (userId === '') return
    let isShown = true
    const read = () => void readPendingVotes(userId).then((votes) => isShown && setPending(votes))
    read()
    const stop = watchVotes(read)
    return () => {
      isShown = false
      stop()
    }
  }, [userId])
  return userId === '' ? none : pending
}
