import { shownLists } from '#contract/grocery/shown-lists.ts'
import type { Database } from '#server/database/database.ts'
import { changeLists, lockLists } from '#server/grocery/change-lists.ts'
import { insertLink, readLists } from '#server/grocery/grocery-store.ts'
import { hashToken } from '#server/sign-in/secrets.ts'

/** The link to a list of a friend, who does not use the phone. */
export const friendsLink = {
  token: 'the-link-of-a-friend-to-a-list',
  listId: '00000000-0000-4000-8000-000000000001',
} as const

/** Makes the friend's list and the link that may write. `now` is in ms. */
export async function shareFriendsList(db: Database, accountId: number, now: number): Promise<void> {
  const { token, listId } = friendsLink
  const key = '00000000-0000-4000-8000-000000000002'
  await db.transaction().execute(async (tables) => {
    const before = await lockLists(tables, accountId)
    await changeLists(tables, accountId, before, [{ key, at: 1, listId, set: { name: 'Picnic' } }], now)
    await insertLink(tables, { tokenHash: hashToken(token), accountId, listId, mayWrite: true }, new Date(now))
  })
}

/** The items of the friend's list with the names at the ticks. */
export async function friendsItems(db: Database, accountId: number, now: number) {
  const lists = await readLists(db, accountId)
  const [list] = shownLists(lists.values(), { now, timeZone: 'UTC' })
  return (list?.items ?? [])
    .map(({ skuId = 0, count, isTicked, tickedBy }) => ({ skuId, count, isTicked, by: tickedBy }))
    .sort((a, b) => a.skuId - b.skuId)
}
