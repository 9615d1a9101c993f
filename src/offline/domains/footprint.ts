import * as v from 'valibot'
import { addFootprints, deleteFootprints, mostFootprintsKept } from '#contract/account/footprint.ts'
import { languages } from '#contract/languages.ts'
import { productCard } from '#contract/product.ts'
import { commandFields, isUnderWay } from '../command.ts'
import { type Domain, lastValueWins } from '../domain.ts'
import { claimGuestViews } from '../product-views.ts'
import { sendCall } from '../send-call.ts'
import { openStore } from '../stores.ts'

/** A view as the account's list shows it: the name of a removed view while its removal is pending, and what is put back. */
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
    /** A product was opened, at the command's time; `isFromGuest`: before its shopper signed in. */
    v.object({ op: v.literal('view'), prodId: v.number(), isFromGuest: v.optional(v.boolean()) }),
    /** A view is removed from the account's footprint; `id` is the account's own. */
    v.object({ op: v.literal('remove'), id: v.number() }),
  ]),
  // A card of another version is no reason to forget a removal.
  seen: v.fallback(v.optional(shownView), undefined),
})
export type FootprintCommand = v.InferOutput<typeof footprintCommand>

/** A view that its owner removed from the account's footprint: pending, or gone from the account since `sentAt`. */
export const removedView = v.object({
  userId: v.string(),
  /** The account's own id of the view. */
  id: v.number(),
  /** When it was removed, in ms: a later view of the same product is another one. */
  at: v.number(),
  look: v.fallback(v.optional(shownView), undefined),
  /** When the shop removed it, by the shop's clock; absent while the removal is pending. */
  sentAt: v.optional(v.number()),
})
export type RemovedView = v.InferOutput<typeof removedView>

/** Removals that the shop took: they hold until its own list is newer. */
export const takenRemovals = openStore<RemovedView>('removedViews')
/** So long, in ms, a removal that the shop took may be newer than a saved list. */
const remembered = 7 * 86_400_000
export const removalKey = ({ userId, id }: Pick<RemovedView, 'userId' | 'id'>) => `${userId} ${id}`

const isRemoval = ({ input }: FootprintCommand) => input.op === 'remove'
/** The removal that a command asks for. */
const removalOf = ({ shopper: userId, input, at, seen: look }: FootprintCommand): RemovedView[] =>
  input.op === 'remove' ? [{ userId, id: input.id, at, look }] : []

/** Removed views of a person: those that the shop took, and over them the pending ones. */
export function foldRemovals(taken: readonly RemovedView[], commands: readonly FootprintCommand[]): RemovedView[] {
  const pending = commands.filter(isUnderWay).flatMap(removalOf)
  return [...new Map([...taken, ...pending].map((one) => [one.id, one])).values()]
}

const lastOfEach = lastValueWins<FootprintCommand>(
  ({ input }) => (input.op === 'view' ? `view ${input.prodId}` : `remove ${input.id}`),
  (before, last) => {
    if (before.input.op !== 'view' || last.input.op !== 'view') return last
    // A view that was put back is older than one that came meanwhile: the account keeps the latest.
    const isFromGuest = before.input.isFromGuest || last.input.isFromGuest
    return {
      ...last,
      at: Math.max(before.at, last.at),
      input: isFromGuest ? { ...last.input, isFromGuest } : last.input,
    }
  },
)

/** No more views are pending than an account keeps. */
function bounded(waiting: readonly FootprintCommand[]): readonly FootprintCommand[] {
  const views = waiting.filter((one) => !isRemoval(one))
  if (views.length <= mostFootprintsKept) return waiting
  const spare = new Set([...views].sort((a, b) => b.at - a.at).slice(mostFootprintsKept))
  return waiting.filter((one) => !spare.has(one))
}

/**
 * The footprint of an account (docs/product.md#screens): product views and removals in the order in which they happened, as many of a kind
 * in one call as stand together. The account keeps the latest view of a product and a removed view is gone, so both may be repeated however late.
 */
export const footprintDomain: Domain<FootprintCommand> = {
  name: 'footprint',
  shape: footprintCommand,
  isRepeatable: true,
  keepsRefusals: false,
  isCoalescedAtOnce: true,
  coalesce: (waiting) => bounded(lastOfEach(waiting)),
  mergeGuest: (commands, shopper) =>
    commands.map((one) => ({
      ...one,
      shopper,
      input: one.input.op === 'view' ? { ...one.input, isFromGuest: true } : one.input,
    })),
  sizeOf(commands) {
    const isFirstRemoval = commands.slice(0, 1).some(isRemoval)
    const other = commands.findIndex((one) => isRemoval(one) !== isFirstRemoval)
    return Math.min(other < 0 ? commands.length : other, mostFootprintsKept)
  },
  send({ key, commands }, { base, shopper, signal }) {
    const options = { base, key, userId: shopper, signal }
    const ids = commands.flatMap(removalOf).map(({ id }) => id)
    // An empty list would remove every view.
    if (ids.length > 0) return sendCall(deleteFootprints, {}, { ...options, body: ids })
    const views = commands.flatMap(({ input, at }) => (input.op === 'view' ? [{ prodId: input.prodId, at }] : []))
    return sendCall(addFootprints, {}, { ...options, body: views })
  },
  async remember(done, at) {
    const shopper = done[0]?.shopper ?? ''
    await claimGuestViews(
      done.flatMap(({ input, at: viewedAt }) =>
        input.op === 'view' && input.isFromGuest ? [{ prodId: input.prodId, at: viewedAt }] : [],
      ),
      shopper,
    )
    const removed = done.flatMap(removalOf)
    if (removed.length === 0) return
    for (const { look: _look, ...one } of removed) await takenRemovals.write(removalKey(one), { ...one, sentAt: at })
    const keys = (await takenRemovals.keys()).filter((key) => key.startsWith(`${shopper} `))
    const old = (await takenRemovals.readMany(keys)).map((one) => (one?.sentAt ?? at) < at - remembered)
    await takenRemovals.removeMany(keys.filter((_, index) => old[index]))
  },
}
