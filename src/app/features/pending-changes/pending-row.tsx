import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { useShopper } from '#session/shopper.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { fetchPendingSheet, LazyPendingSheet } from './lazy-pending-sheet.ts'
import { usePendingChanges } from './use-pending-changes.ts'

/**
 * Opens the list of pending changes and shows their number; absent where there are none, and for a guest, whose changes
 * are only waiting for a login.
 */
export function PendingRow() {
  const isGuest = useShopper() === null
  const number = usePendingChanges()?.length ?? 0
  const { isOpen, close, trigger } = useSheetOpening(fetchPendingSheet)
  // Fetched ahead: the list is needed most when offline, where its code can no longer be fetched.
  useEffect(() => {
    if (number > 0) void fetchPendingSheet().catch(() => undefined)
  }, [number])
  if (isGuest || (number === 0 && !isOpen)) return null
  return (
    <>
      <ListRow icon="cloud-arrow-up" end={number} onPress={trigger.onClick}>
        <Trans>Pending changes</Trans>
      </ListRow>
      {isOpen && (
        <Suspense>
          <LazyPendingSheet onClose={close} />
        </Suspense>
      )}
    </>
  )
}
