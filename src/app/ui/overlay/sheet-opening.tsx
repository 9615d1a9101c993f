import { lazy, useEffect, useRef, useState } from 'react'
import { fetchAhead } from '../base/fetch-ahead.ts'

/** Loads the sheet's chunk; called at the first sign that a sheet will be opened. */
export const fetchSheet = () => import('./sheet.tsx').then(({ Sheet }) => ({ default: Sheet }))

/** `Sheet`, loaded when first shown. */
export const LazySheet = lazy(fetchSheet)

/**
 * The behaviour of a button that opens a sheet: the code is prefetched (fetch-ahead.ts), and an earlier tap waits for
 * the code. `fetchCode` loads the code where more than the sheet itself is needed. `trigger` is to be spread on the
 * button.
 */
export function useSheetOpening(fetchCode: () => Promise<unknown> = fetchSheet) {
  const [state, setState] = useState<'closed' | 'coming' | 'open'>('closed')
  const opener = useRef<Element | null>(null)
  const open = async () => {
    opener.current = document.activeElement
    setState('coming')
    try {
      await fetchCode()
      setState('open')
    } catch {
      // The code of the sheet could not be loaded: offline, or removed by a deployment. The toast notifies the shopper.
      setState('closed')
      // Another tap tries again. The toast code is in a later chunk, which no first view contains.
      import('../feedback/first/toast-store.ts').then(
        ({ showNotOpened }) => showNotOpened(),
        () => {},
      )
    }
  }
  const close = () => setState('closed')
  useEffect(() => {
    if (state !== 'closed') return
    // A sheet that has replaced the first one would return the focus to that one, which is gone. The sheet itself
    // returns the focus in the next frame after its removal.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus()
    })
  }, [state])
  const trigger = {
    'aria-haspopup': 'dialog',
    'aria-expanded': state === 'open',
    'aria-busy': state === 'coming',
    ...fetchAhead(fetchCode),
    onClick: () => void open(),
  } as const
  return { isOpen: state === 'open', close, trigger }
}
