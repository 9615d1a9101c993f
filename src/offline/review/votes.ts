import { type VoteCommand, votesDomain } from '#offline/domains/votes.ts'
import { isUnderWay } from '#offline/outbox/command.ts'
import { append, readCommands } from '#offline/outbox/outbox.ts'
import { watchOutbox } from '#offline/outbox/outbox-watch.ts'

/**
 * A vote that a shopper makes with a tap; `author` is empty for an anonymous review, `at` in ms by the server's clock.
 */
export type Vote = Pick<VoteCommand, 'shopper' | 'regionId' | 'at'> & VoteCommand['input'] & { readonly author: string }

/** Calls `listener` when votes change in this tab, another tab or the worker. Returns the function that stops it. */
export const watchVotes = (listener: () => void): (() => void) => watchOutbox(listener, votesDomain.name)

/** Appends a vote. */
export async function setVote({ shopper, regionId, at, prodCommId, isHelpful, author }: Vote): Promise<void> {
  await append(votesDomain, { shopper, regionId, at, input: { prodCommId, isHelpful }, seen: { author } })
}

/** A shopper's pending votes on this phone, by the review. */
export async function readPendingVotes(shopper: string): Promise<ReadonlyMap<number, boolean>> {
  const commands = (await readCommands(votesDomain, shopper)).filter(isUnderWay)
  return new Map(commands.map(({ input }) => [input.prodCommId, input.isHelpful]))
}
