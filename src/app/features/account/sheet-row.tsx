import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { ListRow } from '#ui/list/list-row.tsx'
import { LazySheet, useSheetOpening } from '#ui/overlay/sheet-opening.tsx'

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
