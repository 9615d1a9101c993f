import { lazy, useState } from 'react'
import { fetchAhead } from '../base/fetch-ahead.ts'

/** Fetches the sheet's chunk; asked for at the first sign that one will be opened. */
export const fetchSheet = () => import('./sheet.tsx').then(({ Sheet }) => ({ default: Sheet }))

/** `Sheet`, fetched when it is first shown. */
export const LazySheet = lazy(fetchSheet)

/**
 * What a button that opens a sheet does: the code comes ahead (fetch-ahead.ts), and a tap before that waits for
 * it. `fetchCode` fetches it where it is more than the sheet itself. Spread `trigger` on the button.
 */
export function useSheetOpening(fetchCode: () => Promise<unknown> = fetchSheet) {
  const [state, setState] = useState<'closed' | 'coming' | 'open'>('closed')
  const open = async () => {
    setState('coming')
    try {
      await fetchCode()
      setState('open')
    } catch {
      // The code of the sheet could not be fetched: offline, or gone with a deploy. The toast tells the shopper.
      setState('closed')
      // Asking again tries again. What says so lies with the messages' own place, which no first view has yet.
      import('../feedback/toast-store.ts').then(
        ({ tellNotOpened }) => tellNotOpened(),
        () => {},
      )
    }
  }
  const trigger = {
    'aria-haspopup': 'dialog',
    'aria-expanded': state === 'open',
    'aria-busy': state === 'coming',
    ...fetchAhead(fetchCode),
    onClick: () => void open(),
  } as const
  return { isOpen: state === 'open', close: () => setState('closed'), trigger }
}
