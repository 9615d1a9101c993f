import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fetchAhead } from './fetch-ahead.ts'
import { fetchSheet } from './lazy-sheet.tsx'
import { showToast } from './toast-store.ts'

/**
 * What a button that opens a sheet does: the code comes ahead (fetch-ahead.ts), and a tap before that waits for
 * it. `fetchCode` fetches it where it is more than the sheet itself. Spread `trigger` on the button.
 */
export function useSheetOpening(fetchCode: () => Promise<unknown> = fetchSheet) {
  const { t } = useLingui()
  const [state, setState] = useState<'closed' | 'coming' | 'open'>('closed')
  const open = async () => {
    setState('coming')
    try {
      await fetchCode()
      setState('open')
    } catch {
      setState('closed')
      // Asking again tries again.
      showToast({ kind: 'error', words: t`This could not be opened: it needs the internet the first time.` })
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
