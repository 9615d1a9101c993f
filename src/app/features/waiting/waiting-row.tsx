import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { useShopper } from '#session/shopper.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { fetchWaitingSheet, LazyWaitingSheet } from './lazy-waiting-sheet.ts'
import { useWaitingActs } from './use-waiting-acts.ts'

/** The way to the list of what waits, with how much; absent where nothing does, and for a guest, whose things wait for a login alone. */
export function WaitingRow() {
  const isGuest = useShopper() === null
  const number = useWaitingActs()?.length ?? 0
  const { isOpen, close, trigger } = useSheetOpening(fetchWaitingSheet)
  // It is wanted most where it cannot be fetched any more.
  useEffect(() => {
    if (number > 0) void fetchWaitingSheet().catch(() => undefined)
  }, [number])
  if (isGuest || (number === 0 && !isOpen)) return null
  return (
    <>
      <ListRow icon="cloud-arrow-up" end={number} onPress={trigger.onClick}>
        <Trans>Waiting changes</Trans>
      </ListRow>
      {isOpen && (
        <Suspense>
          <LazyWaitingSheet onClose={close} />
        </Suspense>
      )}
    </>
  )
}
