import type { Hono } from 'hono'
import { sentences } from '#contract/account/sentences.ts'
import { groceryCards } from '#contract/grocery/grocery-cards.ts'
import { changeSharedList, readSharedList, type SharedGroceryList } from '#contract/grocery/grocery-list.ts'
import { emptyList, type GroceryChange } from '#contract/grocery/grocery-merge.ts'
import { lastTap } from '#contract/grocery/last-tap.ts'
import { groceryListCosts, wantedOf } from '#contract/grocery/list-costs.ts'
import { type ShownList, shownLists } from '#contract/grocery/shown-lists.ts'
import type { Language } from '#contract/languages.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call } from '../http/call.ts'
import { notFound, type Refusal, refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { viewerOf } from '../product/viewer.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'
import { hashToken } from '../sign-in/secrets.ts'
import { changeLists, lockLists } from './change-lists.ts'
import { findLink, type Link, type Lists, readLists } from './grocery-store.ts'
import { cardsOfGoods, costsOfItems, itemsAndCosts } from './shown-list.ts'

/** The most calls in ten minutes that change a list by one link. */
const maxCalls = 300

/** /groceryList/…: cards and costs for a guest's list, and lists that their owner shared by a link; open to everyone. */
export function sharedListRoutes(api: Hono, { db, clock, settings }: Dependencies): void {
  /** The list of a link among its owner's lists; undefined if the list is deleted. */
  const listOf = (lists: Lists, { listId }: Link, { timeZone }: Call): ShownList | undefined =>
    shownLists(lists.values(), { now: clock(), timeZone }).find((one) => one.listId === listId)
  const shownBy = async (
    tables: Tables,
    link: Link,
    market: { readonly regionId: number; readonly lang: Language },
    call: Call,
  ): Promise<SharedGroceryList | Refusal> => {
    const { accountId, listId, mayWrite, owner } = link
    const lists = await readLists(tables, accountId, listId)
    const list = listOf(lists, link, call)
    if (!list) return notFound('link')
    const shown = await itemsAndCosts(tables, viewerOf(market, call, clock), list.items, settings)
    const lastTapAt = lastTap(lists.get(listId) ?? emptyList(listId))
    return { listId, name: list.name, owner, mayWrite, weekday: list.weekday, lastTapAt, ...shown }
  }

  serve(api, groceryCards, async ({ items, ...market }, call) => {
    const named = items.split(',').map((one) => {
      const [prodId = 0, skuId] = one.split('x').map(Number)
      return { prodId, skuId }
    })
    return cardsOfGoods(db, viewerOf(market, call, clock), named)
  })

  serve(api, groceryListCosts, async ({ items, regionId }, call) =>
    costsOfItems(db, viewerOf({ regionId, lang: 'en' }, call, clock), wantedOf(items), settings),
  )

  serve(api, readSharedList, async (market, call) => {
    const link = await findLink(db, hashToken(call.params.token))
    return link ? shownBy(db, link, market, call) : notFound('link')
  })

  serve(api, changeSharedList, async (market, call) => {
    const hash = hashToken(call.params.token)
    const link = await findLink(db, hash)
    if (!link) return notFound('link')
    if (!link.mayWrite) return refusal('LIST_READ_ONLY', sentences.LIST_READ_ONLY)
    const refused = await checkRates(
      db,
      [{ key: rateKeys.callsOfLink(hash), max: maxCalls, seconds: 600 }],
      new Date(clock()),
    )
    if (refused) return refused
    return db.transaction().execute(async (tables) => {
      const before = await lockLists(tables, link.accountId)
      // The owner may have revoked the link or deleted the list meanwhile.
      if (!(await findLink(tables, hash)) || !listOf(before, link, call)) return notFound('link')
      const changes = ofLink(call.body.changes, link.listId, call.body.name ?? '')
      const outcomes = await changeLists(tables, link.accountId, before, changes, clock())
      if (outcomes.some(({ code }) => code === 'LIST_FULL')) return refusal('LIST_FULL', sentences.LIST_FULL)
      return shownBy(tables, link, market, call)
    })
  })
}

/** The changes of items, on the link's list whatever list they name; ticks carry the name of the person. */
const ofLink = (changes: readonly GroceryChange[], listId: string, by: string): GroceryChange[] =>
  changes.flatMap((change): GroceryChange[] =>
    change.itemId === undefined
      ? []
      : [
          {
            ...change,
            listId,
            set: change.set.tick ? { ...change.set, tick: { ...change.set.tick, by } } : change.set,
          },
        ],
  )
