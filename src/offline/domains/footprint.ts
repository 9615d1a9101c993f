import * as v from 'valibot'
import { addFootprints, deleteFootprints, footprintPage, maxFootprints } from '#contract/account/footprint.ts'
import { languages } from '#contract/languages.ts'
import { productCard } from '#contract/product/product.ts'
import { dropOldAccepted } from '#offline/outbox/accepted.ts'
import { commandFields, isUnderWay } from '#offline/outbox/command.ts'
import { type Domain, lastValueWins } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import { claimGuestViews } from '../product-views.ts'
import { openStore } from '../stores.ts'

/** A view in the account's list. The data names a removed view while its removal is pending, and restores the view. */
const shownView = v.object({
  card: productCard,
  regionId: v.number(),
  lang: v.optional(v.picklist(languages)),
  at: v.number(),
})

const footprintCommand = v.object({
  ...commandFields,
  domain: v.literal('footprint'),
  input: v.variant('op', [
    /** The shopper viewed a product at the command's time. `isFromGuest`: before login. */
    v.object({ op: v.literal('view'), prodId: v.number(), isFromGuest: v.optional(v.boolean()) }),
    /** The shopper removed a view from the account's footprint; `id` is the account's id of the view. */
    v.object({ op: v.literal('remove'), id: v.number() }),
  ]),
  // A removal is sent even if its card has the format of another version.
  seen: v.fallback(v.optional(shownView), undefined),
})
export type FootprintCommand = v.InferOutput<typeof footprintCommand>

/** A view that the shopper removed from the account's footprint: pending, or accepted by the server at `sentAt`. */
export const removedView = v.object({
  userId: v.string(),
  /** The account's id of the view. */
  id: v.number(),
  /** The time of the removal, in ms. A later view of the same product is not removed. */
  at: v.number(),
  look: v.fallback(v.optional(shownView), undefined),
  /** The server's time at which it removed the view; absent while the removal is pending. */
  sentAt: v.optional(v.number()),
})
export type RemovedView = v.InferOutput<typeof removedView>

/** Removals that the server accepted. They apply until a newer list of the server arrives. */
export const acceptedRemovals = openStore<RemovedView>('removedViews')
/** The key of an accepted removal. */
export const removalKey = ({ userId, id }: Pick<RemovedView, 'userId' | 'id'>) => `${userId} ${id}`

const isRemoval = ({ input }: FootprintCommand) => input.op === 'remove'
/** The removal that a command requests; empty for a view. */
const removalOf = ({ shopper: userId, input, at, seen: look }: FootprintCommand): RemovedView[] =>
  input.op === 'remove' ? [{ userId, id: input.id, at, look }] : []

/** A shopper's removed views: the pending removals replace the accepted ones. */
export function foldRemovals(accepted: readonly RemovedView[], commands: readonly FootprintCommand[]): RemovedView[] {
  const pending = commands.filter(isUnderWay).flatMap(removalOf)
  return [...new Map([...accepted, ...pending].map((one) => [one.id, one])).values()]
}

const lastOfEach = lastValueWins<FootprintCommand>(
  ({ input }) => (input.op === 'view' ? `view ${input.prodId}` : `remove ${input.id}`),
  (before, last) => {
    if (before.input.op !== 'view' || last.input.op !== 'view') return last
    // A restored view is older than a view that followed its removal. The account needs the later of the two.
    const isFromGuest = before.input.isFromGuest || last.input.isFromGuest
    return {
      ...last,
      at: Math.max(before.at, last.at),
      input: isFromGuest ? { ...last.input, isFromGuest } : last.input,
    }
  },
)

/** Limits the pending views to the number that an account can have. */
function bounded(unsent: readonly FootprintCommand[]): readonly FootprintCommand[] {
  const views = unsent.filter((one) => !isRemoval(one))
  if (views.length <= maxFootprints) return unsent
  const spare = new Set([...views].sort((a, b) => b.at - a.at).slice(maxFootprints))
  return unsent.filter((one) => !spare.has(one))
}

/**
 * The footprint of an account (docs/product.md#screens). Views and removals are sent in their order; one call contains
 * consecutive commands of the same kind. The account stores only the latest view of a product, and a removal is final,
 * so both may be repeated at any time.
 */
export const footprintDomain: Domain<FootprintCommand> = {
  name: 'footprint',
  shape: footprintCommand,
  isRepeatable: true,
  showsRefusals: false,
  changedPaths: [footprintPage.path],
  isCoalescedAtOnce: true,
  coalesce: (unsent) => bounded(lastOfEach(unsent)),
  mergeGuest: (commands, shopper) =>
    commands.map((one) => ({
      ...one,
      shopper,
      input: one.input.op === 'view' ? { ...one.input, isFromGuest: true } : one.input,
    })),
  sizeOf(commands) {
    const isFirstRemoval = commands.slice(0, 1).some(isRemoval)
    const other = commands.findIndex((one) => isRemoval(one) !== isFirstRemoval)
    return Math.min(other < 0 ? commands.length : other, maxFootprints)
  },
  send({ key, commands }, { base, shopper, signal }) {
    const options = { base, key, userId: shopper, signal }
    const ids = commands.flatMap(removalOf).map(({ id }) => id)
    // The API removes every view if the list is empty.
    if (ids.length > 0) return sendCall(deleteFootprints, {}, { ...options, body: ids })
    const views = commands.flatMap(({ input, at }) => (input.op === 'view' ? [{ prodId: input.prodId, at }] : []))
    return sendCall(addFootprints, {}, { ...options, body: views })
  },
  async recordDone(done, at) {
    const shopper = done[0]?.shopper ?? ''
    await claimGuestViews(
      done.flatMap(({ input, at: viewedAt }) =>
        input.op === 'view' && input.isFromGuest ? [{ prodId: input.prodId, at: viewedAt }] : [],
      ),
      shopper,
    )
    const removed = done.flatMap(removalOf)
    if (removed.length === 0) return
    for (const { look: _look, ...one } of removed) await acceptedRemovals.write(removalKey(one), { ...one, sentAt: at })
    await dropOldAccepted(acceptedRemovals, shopper, at)
  },
}
