import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { useShopper } from '#session/shopper.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { fetchPendingSheet, LazyPendingSheet } from './lazy-pending-sheet.ts'
import { usePendingChanges } from './use-pending-changes.ts'

/** The row that opens the pending changes, with their number; absent where there are none, and for a guest, whose changes wait for a login alone. */
export function PendingRow() {
  const isGuest = useShopper() === null
  const number = usePendingChanges()?.length ?? 0
  const { isOpen, close, trigger } = useSheetOpening(fetchPendingSheet)
  // The sheet is wanted most where it cannot be fetched any more.
  useEffect(() => {
    if (number > 0) void fetchPendingSheet().catch(() => undefined)
  }, [number])
  if (isGuest || (number === 0 && !isOpen)) return null
  return (
    <>
      <ListRow icon="cloud-arrow-up" end={number} onPress={trigger.onClick}>
        <Trans>Waiting changes</Trans>
      </ListRow>
      {isOpen && (
        <Suspense>
          <LazyPendingSheet onClose={close} />
        </Suspense>
      )}
    </>
  )
}
