import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { NewGroceryItem } from '#offline/grocery-lists.ts'
import { fetchChooseList } from './fetch-choose-list.ts'

const Choice = lazy(() => fetchChooseList().then(({ ChooseList }) => ({ default: ChooseList })))

type Properties = {
  /** The items to add, computed with the tap. */
  itemsOf: () => readonly NewGroceryItem[] | Promise<readonly NewGroceryItem[]>
  /** The button; `add` opens the choice of a list. */
  children: (add: () => void, isBusy: boolean) => ReactNode
}

/** A button that adds items to a list. The code of the choice is fetched with the tap. */
export function AddToList({ itemsOf, children }: Properties) {
  const [isBusy, setBusy] = useState(false)
  const [items, setItems] = useState<readonly NewGroceryItem[] | null>(null)
  const add = async () => {
    setBusy(true)
    try {
      const [found] = await Promise.all([itemsOf(), fetchChooseList()])
      setItems(found)
    } catch {
      // The code could not be fetched: offline, or removed by a deployment. Another tap tries again.
      const { showNotOpened } = await import('#ui/feedback/first/toast-store.ts')
      showNotOpened()
    }
    setBusy(false)
  }
  return (
    <>
      {children(() => void add(), isBusy)}
      {items && (
        <Suspense>
          <Choice items={items} onClose={() => setItems(null)} />
        </Suspense>
      )}
    </>
  )
}
