import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ShownList } from '#contract/grocery/shown-lists.ts'
import { Button } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { BuyBar } from '#ui/product/buy-bar.tsx'
import { renameList } from '../list-commands.ts'
import type { ListedItem } from '../listed-item.ts'
import { useAddToList } from '../use-add-to-list.ts'
import { useFreshCards } from '../use-fresh-cards.ts'
import { useListedItems } from '../use-listed-items.ts'
import { type OwnLists, useTicksOfOthers } from '../use-own-lists.ts'
import { AddAllButton } from './add-all-button.tsx'
import { AddItem } from './add-item.tsx'
import { ItemGroups } from './item-groups.tsx'
import { BarSum, ListCosts } from './list-costs.tsx'
import { ListHead } from './list-head.tsx'
import { ListMenu } from './list-menu.tsx'
import styles from './list-screen.module.css'
import { sumsOf } from './list-sums.ts'
import { MatchSheet } from './match-sheet.tsx'
import { useItemActions } from './use-item-actions.ts'
import { useListCosts } from './use-list-costs.ts'

/** A list with its items by sub-category, its costs and its actions. */
export function OpenList({ list, cards }: { list: ShownList; cards: OwnLists['cards'] }) {
  const { listId, name } = list
  const items = useListedItems(list, cards)
  useFreshCards(listId, items)
  useTicksOfOthers(listId)
  const sums = sumsOf(items)
  const costs = useListCosts(items)
  const [isEdited, setEdited] = useState(false)
  const [matched, setMatched] = useState<ListedItem | null>(null)
  const actions = useItemActions(listId, setMatched)
  const add = useAddToList()
  return (
    <div className={styles.canvas}>
      <div className={`page ${styles.page}`}>
        <div className={styles.title}>
          <h1 className="in-bar">{name}</h1>
          <span className={styles.menu}>
            {isEdited ? (
              <Button kind="text" size="small" onClick={() => setEdited(false)}>
                <Trans>Done</Trans>
              </Button>
            ) : (
              <ListMenu list={list} items={items} onEdit={() => setEdited(true)} />
            )}
          </span>
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>
            <ListHead weekday={list.weekday} boughtAt={list.boughtAt} sums={sums} />
            {list.askedName !== undefined && <RenamedNote listId={listId} name={name} askedName={list.askedName} />}
            <AddItem onText={(text) => add.text(listId, text)} onProduct={(card) => add.product(listId, card)} />
            <ItemGroups items={items} actions={actions} isEdited={isEdited} />
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
      {matched && <MatchSheet listId={listId} item={matched} onClose={() => setMatched(null)} />}
    </div>
  )
}

/** Tells that another list has the chosen name, until the person accepts or changes the name (docs/product.md#grocery-lists). */
function RenamedNote({ listId, name, askedName }: { listId: string; name: string; askedName: string }) {
  return (
    <Note kind="info" icon="info">
      <p>
        <Trans>
          Another of your lists is called “{askedName}”, so this list is now “{name}”. You can rename it.
        </Trans>
      </p>
      <Button kind="text" size="small" onClick={() => void renameList(listId, name)}>
        <Trans>Keep this name</Trans>
      </Button>
    </Note>
  )
}
