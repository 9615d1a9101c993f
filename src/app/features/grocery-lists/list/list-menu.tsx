import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { ShownList } from '#contract/grocery/shown-lists.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import type { ListedItem } from '../listed-item.ts'
import { fetchListSheets } from '../sheets/fetch-list-sheets.ts'

const MenuSheet = lazy(() => fetchListSheets().then(({ MenuSheet }) => ({ default: MenuSheet })))

/** The button of a list's actions. */
export function ListMenu(list: { list: ShownList; items: readonly ListedItem[]; onEdit: () => void }) {
  const { t } = useLingui()
  const { isOpen, close, trigger } = useSheetOpening(fetchListSheets)
  return (
    <>
      <IconButton label={t`Actions for this list`} {...trigger}>
        <Icon name="dots-three-vertical-bold" size={24} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <MenuSheet {...list} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
