import { useLingui } from '@lingui/react/macro'
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { fetchSheet, LazySheet } from './lazy-sheet.tsx'
import { showToast } from './toast-store.ts'

type Properties = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'isWide'> & {
  /** What stands on the button. */
  words: ReactNode
  title: string
  footer?: (close: () => void) => ReactNode
  children: (close: () => void) => ReactNode
}

/** A button that opens a sheet. The sheet's code comes at hover, focus or first touch; a tap before that waits for it. */
export function SheetTrigger({ words, title, footer, children, ...look }: Properties) {
  const { t } = useLingui()
  const [state, setState] = useState<'closed' | 'coming' | 'open'>('closed')
  const close = () => setState('closed')
  const start = () => void fetchSheet().catch(() => {})

  const open = async () => {
    setState('coming')
    try {
      await fetchSheet()
      setState('open')
    } catch {
      setState('closed')
      showToast({ kind: 'error', words: t`Something went wrong.` })
    }
  }

  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-busy={state === 'coming'}
        onPointerEnter={start}
        onTouchStart={start}
        onFocus={start}
        onClick={() => void open()}
      >
        {words}
      </Button>
      {state === 'open' && (
        <Suspense>
          <LazySheet title={title} onClose={close} footer={footer?.(close)}>{children(close)}</LazySheet>
        </Suspense>
      )}
    </>
  )
}
