import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { Button } from '../base/button.tsx'
import { LazySheet, useSheetOpening } from './sheet-opening.tsx'

type Properties = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'isWide'> & {
  /** The content of the button. */
  words: ReactNode
  title: string
  footer?: (close: () => void) => ReactNode
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens a sheet. The sheet's code is loaded at hover, focus or first touch; an earlier tap waits for the
 * code.
 */
export function SheetTrigger({ words, title, footer, children, ...button }: Properties) {
  const { isOpen, close, trigger } = useSheetOpening()
  return (
    <>
      <Button {...button} {...trigger}>
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
