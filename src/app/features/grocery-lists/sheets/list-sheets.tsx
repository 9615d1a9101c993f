import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShownList } from '#contract/grocery/shown-lists.ts'
import type { Language } from '#contract/wire.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { dayOfWeek } from '../day-of-week.ts'
import { deleteList, renameList, restoreList, untickAll } from '../list-commands.ts'
import type { ListedItem } from '../listed-item.ts'
import { showDone } from '../show-done.ts'
import { CodeSheet } from './code-sheet.tsx'
import { NameSheet } from './name-sheet.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { WeeklySheet } from './weekly-sheet.tsx'

/** The other sheets of the grocery lists, which are in the same chunk. */
export { CartReportSheet } from './cart-report-sheet.tsx'
export { ReceivedSheet } from './received-sheet.tsx'
export { ScanSheet } from './scan-sheet.tsx'
export { NameSheet }

type Properties = { list: ShownList; items: readonly ListedItem[]; onEdit: () => void; onClose: () => void }

/** The actions on a whole list. */
export function MenuSheet({ list, items, onEdit, onClose }: Properties) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { listId, name, weekday } = list
  const [opened, open] = useState<'name' | 'weekly' | 'share' | 'code' | null>(null)
  if (opened === 'weekly') return <WeeklySheet list={list} onClose={onClose} />
  if (opened === 'share') return <ShareSheet list={list} onClose={onClose} />
  if (opened === 'code') return <CodeSheet list={list} items={items} onClose={onClose} />
  if (opened === 'name')
    return (
      <NameSheet
        title={t`Rename list`}
        start={list.askedName ?? name}
        save={(typed) => renameList(listId, typed)}
        onClose={onClose}
      />
    )
  const remove = async () => {
    onClose()
    const deleted = await deleteList(listId)
    router.history.replace('/wish-list')
    if (!deleted.ok) return
    showDone(deleted, {
      words: t`${name}: deleted`,
      action: { words: t`Undo`, onPress: () => void restoreList(listId) },
    })
  }
  return (
    <Sheet title={name} onClose={onClose}>
      <ListRow icon="note-pencil" onPress={() => open('name')}>
        <Trans>Rename list</Trans>
      </ListRow>
      <ListRow
        icon="clock-counter-clockwise"
        end={weekday === null ? <Trans>Never</Trans> : dayOfWeek(weekday, i18n.locale as Language)}
        onPress={() => open('weekly')}
      >
        <Trans>Repeat every week</Trans>
      </ListRow>
      <ListRow icon="share-network" onPress={() => open('share')}>
        <Trans>Share with a link</Trans>
      </ListRow>
      <ListRow icon="device-mobile" onPress={() => open('code')}>
        <Trans>Show as a code for another phone</Trans>
      </ListRow>
      {items.some(({ isTicked }) => isTicked) && (
        <ListRow
          icon="arrow-u-up-left"
          onPress={() => {
            onClose()
            void untickAll(listId)
          }}
        >
          <Trans>Untick all</Trans>
        </ListRow>
      )}
      {items.length > 0 && (
        <ListRow
          icon="x-bold"
          onPress={() => {
            onClose()
            onEdit()
          }}
        >
          <Trans>Remove items</Trans>
        </ListRow>
      )}
      <ListRow icon="trash" onPress={() => void remove()}>
        <Trans>Delete list</Trans>
      </ListRow>
    </Sheet>
  )
}
