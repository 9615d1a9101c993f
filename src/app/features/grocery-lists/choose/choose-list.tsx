import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { failureWords } from '#i18n/failure-words.ts'
import type { NewGroceryItem } from '#offline/grocery-lists.ts'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { addItems, createList } from '../list-commands.ts'
import { listPath } from '../list-path.ts'
import { NameSheet } from '../sheets/name-sheet.tsx'
import { showDone } from '../show-done.ts'
import { useOwnLists } from '../use-own-lists.ts'

/** Asks to which list some items go: one of the person's lists, or a new list. */
export function ChooseList({ items, onClose }: { items: readonly NewGroceryItem[]; onClose: () => void }) {
  const { t } = useLingui()
  const { lists } = useOwnLists()
  const [isNew, setNew] = useState(false)
  const add = async (listId: string, name: string) => {
    const result = await addItems(listId, items)
    if (result.ok) showDone(result, { words: t`Item added`, action: { words: t`View`, href: listPath(name) } })
    else showToast({ kind: 'error', words: failureWords(result.code, '') })
  }
  if (isNew || lists?.length === 0)
    return (
      <NameSheet
        isNew
        title={t`New list`}
        start=""
        save={createList}
        onDone={(name, { listId }) => void add(listId, name)}
        onClose={onClose}
      />
    )
  return (
    <Sheet
      title={t`Add to list`}
      onClose={onClose}
      footer={
        <Button kind="soft" isWide onClick={() => setNew(true)}>
          <Trans>New list</Trans>
        </Button>
      }
    >
      {lists?.map(({ listId, name, items: own }) => (
        <ListRow
          key={listId}
          icon="rows"
          end={<Plural context="list" value={own.length} one="# item" other="# items" />}
          onPress={() => {
            onClose()
            void add(listId, name)
          }}
        >
          {name}
        </ListRow>
      ))}
    </Sheet>
  )
}
