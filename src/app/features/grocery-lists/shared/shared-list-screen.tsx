import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { longestTickName } from '#contract/grocery/grocery-list.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { useMarket } from '#device/market.ts'
import type { ListLink, SharedChange } from '#offline/shared-lists.ts'
import { shopperNow } from '#session/shopper.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Field } from '#ui/form/field.tsx'
import { RowSkeletons } from '#ui/list/row-skeletons.tsx'
import { BuyBar } from '#ui/product/buy-bar.tsx'
import { findVariant } from '../find-variant.ts'
import { AddAllButton } from '../list/add-all-button.tsx'
import { AddItem } from '../list/add-item.tsx'
import { ItemGroups } from '../list/item-groups.tsx'
import { BarSum, ListCosts } from '../list/list-costs.tsx'
import { ListHead } from '../list/list-head.tsx'
import type { ItemActions } from '../list/list-item.tsx'
import styles from '../list/list-screen.module.css'
import { sumsOf } from '../list/list-sums.ts'
import { useListCosts } from '../list/use-list-costs.ts'
import { listPath } from '../list-path.ts'
import { type ListedItem, nameOfItem } from '../listed-item.ts'
import { saveNewList } from '../save-new-list.ts'
import { showDone } from '../show-done.ts'
import { useOwnLists } from '../use-own-lists.ts'
import { RefusedChanges } from './refused-changes.tsx'
import { addProduct, addText, changeItem } from './shared-list-commands.ts'
import { useSharedChanges } from './use-shared-changes.ts'
import { type SharedList, useSharedList } from './use-shared-list.ts'

/** `/wish-list/shared/{token}`: the list of another person, by a link (docs/product.md#grocery-lists). */
export function SharedListScreen({ token }: { token: string }) {
  const { t } = useLingui()
  const [typed, setName] = useState<string | null>(null)
  const changes = useSharedChanges(token)
  const nickName = shopperNow()?.nickName.slice(0, longestTickName)
  const name = typed ?? nickName ?? changes.findLast((one) => one.name !== '')?.name ?? ''
  const shared = useSharedList(token, changes)
  useTitle(shared.state === 'ready' ? shared.value.list.name : t`Shared list`)
  // The rows would move when the departments arrive.
  const isUngrouped = useAnswer(mallQueries.tree(useMarket())).state === 'loading'
  if (shared.state !== 'ready' || isUngrouped)
    return (
      <>
        <RefusedChanges changes={changes} />
        <ScreenState
          state={shared.state === 'ready' ? { state: 'loading' } : shared}
          skeleton={
            <div className="page">
              <RowSkeletons number={4} />
            </div>
          }
        />
      </>
    )
  return <Opened token={token} shared={shared.value} changes={changes} at={shared.at} name={name} setName={setName} />
}

type Properties = {
  token: string
  shared: SharedList
  changes: readonly SharedChange[]
  at: number
  name: string
  setName: (name: string) => void
}

function Opened({ token, shared: { list, items }, changes, at, name, setName }: Properties) {
  const { t } = useLingui()
  const client = useQueryClient()
  const market = useMarket()
  const isOffline = useIsOffline()
  const { mayWrite, owner, listId, name: listName, lastTapAt = 0 } = list
  const sums = sumsOf(items)
  const costs = useListCosts(items)
  // The rows keep their functions while the person types a name.
  const link = useRef<ListLink>({ token, listId, listName, person: name, lastTapAt })
  useEffect(() => {
    link.current = { token, listId, listName, person: name, lastTapAt }
  }, [token, listId, listName, name, lastTapAt])
  const actions = useMemo(
    (): ItemActions => ({
      tick: (itemId, isTicked) => void changeItem(link.current, itemId, { tick: { isTicked } }),
      setCount: (itemId, count) => void changeItem(link.current, itemId, { count }),
    }),
    [],
  )
  const add = async (adding: Promise<{ readonly isStored: boolean }>) =>
    showDone(await adding, { words: t`Item added` })
  const addCard = async (card: ProductCard) => {
    const { prodId, price } = card
    const product = (await findVariant(client, market, prodId)) ?? { prodId, price, card }
    return addProduct(link.current, items, product)
  }
  const pending = changes.filter(({ state }) => state === 'pending').length
  return (
    <div className={styles.canvas}>
      <div className={`page ${styles.page}`}>
        <div className={styles.title}>
          <h1 className="in-bar">{list.name}</h1>
          <SaveCopy name={list.name} items={items} />
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>
            <ListHead weekday={list.weekday} sums={sums} />
            <Note kind="info" icon="share-network">
              {mayWrite ? (
                <Trans>{owner} shares this list with you. You can tick and add items.</Trans>
              ) : (
                <Trans>{owner} shares this list with you. You can read the list.</Trans>
              )}
            </Note>
            {isOffline && <SavedAge at={at} />}
            {pending > 0 && (
              <Note kind="queued" icon="cloud-arrow-up">
                <Plural value={pending} one="# change waiting to sync." other="# changes waiting to sync." />
              </Note>
            )}
            <RefusedChanges changes={changes} />
            {mayWrite && (
              <>
                <Field
                  label={t`Your name, shown next to your ticks`}
                  isOptional
                  value={name}
                  maxLength={longestTickName}
                  autoComplete="given-name"
                  onChange={(event) => setName(event.currentTarget.value)}
                />
                <AddItem
                  onText={(text) => void add(addText(link.current, text))}
                  onProduct={(card) => void add(addCard(card))}
                />
              </>
            )}
            <ItemGroups items={items} actions={mayWrite ? actions : null} isEdited={false} />
          </div>
          {items.length > 0 && <ListCosts costs={costs} sums={sums} action={<AddAllButton items={items} />} />}
        </div>
      </div>
      {items.length > 0 && (
        <BuyBar onDesktop="absent">
          <BarSum costs={costs} sums={sums} />
          <AddAllButton items={items} />
        </BuyBar>
      )}
    </div>
  )
}

/** Stores a copy of the shared list among the person's own lists. */
function SaveCopy({ name, items }: { name: string; items: readonly ListedItem[] }) {
  const { t } = useLingui()
  const router = useRouter()
  const { lists } = useOwnLists()
  const save = async () => {
    const copied = items.map((item) => {
      const { prodId, skuId, count, card } = item
      const text = nameOfItem(item)
      return prodId === undefined
        ? { text, count }
        : { product: { prodId, skuId, price: card?.price, card }, text, count }
    })
    const saved = await saveNewList(name, copied, lists ?? [])
    if (!saved.ok) return void showToast({ kind: 'error', words: saved.words })
    router.history.push(listPath(saved.name))
    showDone(saved, { words: t`Grocery list created` })
  }
  return (
    <span className={styles.copy}>
      <Button kind="soft" size="small" isLoading={lists === null} onClick={() => void save()}>
        <Trans>Save a copy</Trans>
      </Button>
    </span>
  )
}
