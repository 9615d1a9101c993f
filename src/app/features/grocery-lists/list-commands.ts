import { regionOfPage } from '#device/device-choices.ts'
import { serverNow } from '#device/server-clock.ts'
import * as lists from '#offline/grocery-lists.ts'
import { shopperNow } from '#session/shopper.ts'
import { replayOutbox } from '#sync/send-outbox.ts'

/** A tap of the person who uses this device, now. */
const tap = (): lists.GroceryTap => ({
  shopper: shopperNow()?.userId ?? '',
  regionId: regionOfPage() ?? 0,
  at: Math.round(serverNow()),
})

/** Starts to send the stored changes; a guest's changes wait for the login. */
async function sent<Result>(stored: Promise<Result>): Promise<Result> {
  const result = await stored
  void replayOutbox()
  return result
}

/** The changes of grocery lists: each is stored on this device at once, and sent as soon as possible. */
export const createList = (name: string) => sent(lists.createList(tap(), name))
export const renameList = (listId: string, name: string) => sent(lists.renameList(tap(), listId, name))
export const deleteList = (listId: string) => sent(lists.deleteList(tap(), listId))
export const restoreList = (listId: string) => sent(lists.restoreList(tap(), listId))
export const setWeekday = (listId: string, weekday: number | null) => sent(lists.setWeekday(tap(), listId, weekday))
export const addItems = (listId: string, items: readonly lists.NewGroceryItem[]) =>
  sent(lists.addItems(tap(), listId, items))
export const setItemCount = (listId: string, itemId: string, count: number) =>
  sent(lists.setItemCount(tap(), listId, itemId, count))
export const setTick = (listId: string, itemId: string, isTicked: boolean) =>
  sent(lists.setTick(tap(), listId, itemId, isTicked))
export const untickAll = (listId: string) => sent(lists.untickAll(tap(), listId))
export const removeItems = (listId: string, itemIds: readonly string[]) =>
  sent(lists.removeItems(tap(), listId, itemIds))
export const restoreItems = (listId: string, itemIds: readonly string[]) =>
  sent(lists.restoreItems(tap(), listId, itemIds))
export const matchItem = (listId: string, itemId: string, product: lists.GroceryProduct) =>
  sent(lists.matchItem(tap(), listId, itemId, product))
