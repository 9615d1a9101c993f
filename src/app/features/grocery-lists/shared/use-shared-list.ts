import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { apiBase, CallFailed } from '#cache/answer.ts'
import { registerEndpoint } from '#cache/known-endpoints.ts'
import { type Loaded, useLoadState, useRetry } from '#cache/use-answer.ts'
import { changeSharedList, readSharedList, type SharedGroceryList } from '#contract/grocery/grocery-list.ts'
import type { GroceryChange, ItemSet } from '#contract/grocery/grocery-merge.ts'
import { groceryChange } from '#contract/grocery/grocery-wire.ts'
import { maxGroceryChanges } from '#contract/grocery/list-limits.ts'
import { type Market, useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import { call } from '#offline/call.ts'
import { dropDraft, readDraft, saveDraft } from '#session/drafts.ts'
import { useIsOffline } from '#sync/connection.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { variantCard } from '../find-variant.ts'
import type { ListedItem } from '../listed-item.ts'

/** The time after which an open shared list is read again, in ms: other people tick at the same time. */
const readAgainAfter = 20_000

const sharedQuery = (token: string, market: Market) => {
  registerEndpoint(readSharedList)
  return queryOptions({
    queryKey: [readSharedList.path, { token, ...market }] as const,
    queryFn: async ({ signal }) => {
      const outcome = await call(readSharedList, market, { base: apiBase, signal, params: { token } })
      if (!outcome.ok) throw new CallFailed(outcome.failure)
      return { value: outcome.value, at: outcome.at }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: readAgainAfter,
  })
}

/** A change of an item that the shop may not have yet. */
type Pending = Extract<GroceryChange, { readonly itemId: string }>

/** The changes by one link that the shop does not have yet, as this device stores them, with the person's name. */
const draftShape = v.object({ name: v.string(), changes: v.array(groceryChange) })
const draftOf = (token: string) => `shared-list ${token}`

export type SharedList = {
  readonly list: SharedGroceryList
  /** The items with the person's own changes that the shop does not have yet. */
  readonly items: readonly ListedItem[]
  readonly pending: number
  readonly change: (itemId: string, set: ItemSet) => void
}

/** The list of a link, with the changes of this person; `name` is the person's name, for ticks. */
export function useSharedList(token: string, name: string): Loaded<SharedList> {
  const market = useMarket()
  const client = useQueryClient()
  const isOffline = useIsOffline()
  const options = useMemo(() => sharedQuery(token, market), [token, market])
  const query = useQuery(options)
  const retry = useRetry(options.queryKey, query.refetch)
  const state = useLoadState({ isWaiting: query.data === undefined && query.error === null, error: query.error, retry })
  const { pending, setPending, nameBefore } = usePending(token, name)
  const isSending = useRef(false)
  const list = query.data?.value
  const listId = list?.listId ?? ''

  const change = useCallback(
    (itemId: string, set: ItemSet) => {
      const made: Pending = { key: crypto.randomUUID(), at: Math.round(serverNow()), listId, itemId, set }
      setPending((before) => [...before, made])
    },
    [listId, setPending],
  )
  useEffect(() => {
    if (pending.length === 0 || isOffline || isSending.current) return
    isSending.current = true
    const send = async () => {
      const sent = pending.slice(0, maxGroceryChanges)
      const shownName = name || nameBefore
      const body = { ...(shownName && { name: shownName }), changes: sent }
      const outcome = await call(changeSharedList, market, { base: apiBase, params: { token }, body })
      isSending.current = false
      // Without an answer the changes wait: a change may be sent twice.
      if (!outcome.ok && outcome.failure.kind !== 'refused')
        return setTimeout(() => setPending((now) => [...now]), readAgainAfter)
      // A read that began before the change was stored must not replace the list of this answer.
      if (outcome.ok) await client.cancelQueries({ queryKey: options.queryKey })
      if (outcome.ok) client.setQueryData(options.queryKey, { value: outcome.value, at: outcome.at })
      else showToast({ kind: 'error', words: wordsOfFailure(outcome.failure) })
      setPending((now) => now.filter((one) => !sent.includes(one)))
    }
    void send()
  }, [pending, setPending, isOffline, name, nameBefore, token, market, client, options])

  const items = useMemo(() => withPending(list, pending), [list, pending])
  if (state.state === 'missing' || !list) return state
  return { state: 'ready', at: query.data?.at ?? 0, value: { list, items, pending: pending.length, change } }
}

/**
 * The changes that the shop does not have yet. The device stores them, so that a closed app loses none; they are sent
 * when the link is opened again. `nameBefore` is the person's name at an earlier visit.
 */
function usePending(token: string, name: string) {
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [nameBefore, setNameBefore] = useState<string | null>(null)
  useEffect(() => {
    void readDraft(draftOf(token)).then((saved) => {
      const draft = v.safeParse(draftShape, saved)
      if (draft.success)
        setPending((now) => [...draft.output.changes.filter((one): one is Pending => one.itemId !== undefined), ...now])
      setNameBefore(draft.success ? draft.output.name : '')
    })
  }, [token])
  useEffect(() => {
    if (nameBefore === null) return
    if (pending.length === 0) void dropDraft(draftOf(token))
    else void saveDraft(draftOf(token), { name: name || nameBefore, changes: pending })
  }, [pending, token, name, nameBefore])
  return { pending, setPending, nameBefore: nameBefore ?? '' }
}

/** The items of the answer with some changes applied, in the order of the taps. */
function withPending(list: SharedGroceryList | undefined, pending: readonly Pending[]): readonly ListedItem[] {
  const items = new Map<string, ListedItem>(
    list?.items.map(({ addedAt: _addedAt, sku, card, ...item }) => [
      item.itemId,
      {
        ...item,
        addedAt: 0,
        card: card && sku ? variantCard(card, sku) : card,
      },
    ]),
  )
  for (const { itemId, set } of pending) {
    const before = items.get(itemId)
    if (set.isGone) items.delete(itemId)
    else if (before)
      items.set(itemId, {
        ...before,
        ...(set.count !== undefined && { count: set.count }),
        ...(set.tick && { isTicked: set.tick.isTicked, tickedBy: set.tick.by }),
      })
    else if (set.what) items.set(itemId, { itemId, ...set.what, count: set.count ?? 1, isTicked: false })
  }
  return [...items.values()]
}
