import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { Button } from '../base/button.tsx'
import { LazySheet, useSheetOpening } from './sheet-opening.tsx'

type Properties = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'isWide'> & {
  /** What stands on the button. */
  words: ReactNode
  title: string
  footer?: (close: () => void) => ReactNode
  children: (close: () => void) => ReactNode
}

/** A button that opens a sheet. The sheet's code comes at hover, focus or first touch; a tap before that waits for it. */
export function SheetTrigger({ words, title, footer, children, ...look }: Properties) {
  const { isOpen, close, trigger } = useSheetOpening()
  return (
    <>
      <Button {...look} {...trigger}>
        {words}
      </Button>
      {isOpen && (
        <Suspense>
          <LazySheet title={title} onClose={close} footer={footer?.(close)}>
            {children(close)}
          </LazySheet>
        </Suspense>
      )}
    </>
  )
}
