import * as v from 'valibot'
import type { Language } from '#contract/languages.ts'
import { productCard } from '#contract/product/product.ts'
import {
  acceptedRemovals,
  type FootprintCommand,
  foldRemovals,
  footprintDomain,
  type RemovedView,
  removedView,
} from './domains/footprint.ts'
import { forgetAccepted, readAccepted } from './outbox/accepted.ts'
import type { NewCommand } from './outbox/command.ts'
import { append, appendAll, dropCommands, readCommands } from './outbox/outbox.ts'
import { notifyOutbox, watchOutbox } from './outbox/outbox-watch.ts'
import { boundViews, footprintKeys, type ProductView, viewerOf, viewKey, viewRecords } from './product-views.ts'

/**
 * Calls `listener` when views or removals change in this tab, another tab or the worker. Returns the function that
 * stops it.
 */
export const watchFootprint = (listener: () => void): (() => void) => watchOutbox(listener, footprintDomain.name)

const viewCommand = ({ prodId, at, regionId, userId = '' }: ProductView): NewCommand<FootprintCommand> => ({
  shopper: userId,
  regionId,
  at,
  input: { op: 'view', prodId },
})

/** A product as a shopper saw it at `at` (ms); by a guest if `userId` is empty or absent. */
export type ViewedProduct = Pick<ProductView, 'card' | 'regionId' | 'at'> & {
  readonly lang?: Language | undefined
  readonly userId?: string | undefined
}

/** Records a view of a product. `zone` is the shopper's time zone, which determines the day. */
export async function recordFootprint(
  { card, regionId, at, lang, userId }: ViewedProduct,
  zone: string,
): Promise<void> {
  const view: ProductView = {
    prodId: card.prodId,
    at,
    regionId,
    card: v.parse(productCard, card),
    ...(lang && { lang }),
    ...(userId && { userId }),
    isSent: true,
  }
  // The command is stored first: a view that is only in the list would never reach the account.
  await append(footprintDomain, viewCommand(view))
  await viewRecords.write(viewKey(view, zone), view)
  await boundViews()
  notifyOutbox(footprintDomain.name)
}

/**
 * Removes views from the list of this phone by their keys, together with their pending commands. Returns a function
 * that restores both.
 */
export async function removeFootprints(keys: readonly string[]): Promise<() => Promise<void>> {
  const gone = (await viewRecords.readMany([...keys])).flatMap((one, index) =>
    one ? [{ key: keys[index] ?? '', one }] : [],
  )
  await viewRecords.removeMany([...keys])
  for (const userId of new Set(keys.map(viewerOf))) {
    const prodIds = new Set(gone.filter(({ key }) => viewerOf(key) === userId).map(({ one }) => one.prodId))
    const pending = await readCommands(footprintDomain, userId)
    const own = pending.filter(({ input }) => input.op === 'view' && prodIds.has(input.prodId))
    if (own.length > 0) await dropCommands(own.map(({ id }) => id))
  }
  notifyOutbox(footprintDomain.name)
  return async () => {
    for (const { key, one } of gone) await viewRecords.write(key, { ...one, isSent: true })
    // The account may have removed the views in the meantime.
    await appendAll(
      footprintDomain,
      gone.map(({ one }) => viewCommand(one)),
    )
  }
}

/** Removes the whole list of a shopper or guest. Returns a function that restores the list. */
export const clearFootprint = async (userId = ''): Promise<() => Promise<void>> =>
  removeFootprints(await footprintKeys(userId))

/** Appends the removal of views from the account's footprint. Removals of one tap have the same time. */
export async function removeViews(removals: readonly RemovedView[]): Promise<void> {
  await appendAll(
    footprintDomain,
    removals.map(({ userId, id, at, look }) => ({
      shopper: userId,
      regionId: look?.regionId ?? 0,
      at,
      input: { op: 'remove', id },
      seen: look,
    })),
  )
}

/** Undoes removals that never left this phone. The caller adds a new view for those that may have been sent. */
export async function restoreViews(removals: readonly Pick<RemovedView, 'userId' | 'id'>[]): Promise<void> {
  const ids = new Set(removals.map(({ id }) => id))
  for (const userId of new Set(removals.map((one) => one.userId))) {
    const pending = await readCommands(footprintDomain, userId)
    await dropCommands(pending.filter(({ input }) => input.op === 'remove' && ids.has(input.id)).map((one) => one.id))
  }
}

/** A shopper's removed views that an answer of the server may still contain. */
export async function readRemovedViews(userId: string): Promise<RemovedView[]> {
  const commands = await readCommands(footprintDomain, userId)
  return foldRemovals(await readAccepted(acceptedRemovals, removedView, userId), commands)
}

/** Removes a shopper's accepted removals from this phone. The pending ones are removed with the outbox. */
export async function forgetRemovedViews(userId: string): Promise<void> {
  await forgetAccepted(acceptedRemovals, userId)
  notifyOutbox(footprintDomain.name)
}

/**
 * Whether a view is removed: while its removal is pending, and until a list of the server (`answeredAt`, in ms) is
 * newer.
 */
export const isRemoved = (removal: RemovedView | undefined, viewedAt: number, answeredAt: number): boolean =>
  removal !== undefined && viewedAt <= removal.at && (removal.sentAt === undefined || removal.sentAt >= answeredAt)
