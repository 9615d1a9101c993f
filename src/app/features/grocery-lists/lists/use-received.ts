import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { NewGroceryItem } from '#offline/grocery-lists.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { type CodedList, hasListCode, listInAddress } from '../hand-over/list-code.ts'
import { useKnownProducts } from '../use-known-products.ts'
import { sharedContent } from './shared-content.ts'

type Received = {
  /** The list of a scanned code. */
  readonly list: CodedList | null
  /** The items of a text or a link that another app has shared. */
  readonly items: readonly NewGroceryItem[]
  /** Whether the address has the code of a list that cannot be read. */
  readonly isBroken: boolean
}
const nothing: Received = { list: null, items: [], isBroken: false }

/**
 * The content that the address of the lists brings (docs/product.md#grocery-lists): a list in its fragment, or what
 * another app has shared as `title`, `text` and `url`; a shared page of the mall is opened. `clear` removes the content
 * from the address.
 */
export function useReceived(): Received & { readonly clear: () => void } {
  const { t } = useLingui()
  const router = useRouter()
  const query = usePageQuery()
  const known = useKnownProducts()
  const [received, setReceived] = useState(nothing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is read once for each address
  useEffect(() => {
    let isActive = true
    const read = async () => {
      const { hash, origin } = location
      const shared = sharedContent(query, origin)
      if (shared.path !== undefined) return router.history.replace(shared.path)
      if (shared.isCut)
        showToast({ kind: 'warning', words: t`A part of the shared text is too long for a list and was left out.` })
      const list = await listInAddress(hash)
      const items = shared.products.length > 0 ? await known(shared.products) : []
      if (isActive) setReceived({ list, items, isBroken: list === null && hasListCode(hash) })
    }
    void read()
    addEventListener('hashchange', read)
    return () => {
      isActive = false
      removeEventListener('hashchange', read)
    }
  }, [query])
  const clear = () => {
    setReceived(nothing)
    router.history.replace('/wish-list')
  }
  return { ...received, clear }
}
