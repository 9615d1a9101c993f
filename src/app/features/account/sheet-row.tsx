import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { LazySheet } from '../../ui/lazy-sheet.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { useSheetOpening } from '../../ui/use-sheet-opening.ts'

type Properties = {
  icon: NonNullable<ComponentProps<typeof ListRow>['icon']>
  /** What the row and its sheet are about. */
  title: string
  /** How it is now. */
  end?: string
  children: (close: () => void) => ReactNode
}

/** A row of the account that opens its form in a sheet. */
export function SheetRow({ icon, title, end, children }: Properties) {
  const { isOpen, close, trigger } = useSheetOpening()
  return (
    <>
      <ListRow icon={icon} end={end} onPress={trigger.onClick}>
        {title}
      </ListRow>
      {isOpen && (
        <Suspense>
          <LazySheet title={title} onClose={close}>
            {children(close)}
          </LazySheet>
        </Suspense>
      )}
    </>
  )
}
