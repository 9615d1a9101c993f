import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { idInSlug } from '#contract/links.ts'
import type { NewGroceryItem } from '#offline/grocery-lists.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { type CodedList, listInAddress } from '../hand-over/list-code.ts'
import { useKnownProducts } from '../use-known-products.ts'

/** The largest number of lines of a shared text that become items. */
const maxLines = 100

type Received = {
  /** The list of a scanned code. */
  readonly list: CodedList | null
  /** The items of a text or a link that another app has shared. */
  readonly items: readonly NewGroceryItem[]
}
const nothing: Received = { list: null, items: [] }

/**
 * The content that the address of the lists brings (docs/product.md#grocery-lists): a list in its fragment, or what
 * another app has shared as `title`, `text` and `url`. `clear` removes the content from the address.
 */
export function useReceived(): Received & { readonly clear: () => void } {
  const router = useRouter()
  const query = usePageQuery()
  const known = useKnownProducts()
  const [received, setReceived] = useState(nothing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is read once for each address
  useEffect(() => {
    let isActive = true
    const read = async () => {
      const list = await listInAddress(location.hash)
      const shared = sharedProducts(query)
      const items = shared.length > 0 ? await known(shared) : []
      if (isActive) setReceived({ list, items })
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

/** A shared link to a product of this mall is that product; of any other content each line is an item. */
function sharedProducts(query: URLSearchParams) {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '')
  const start = `${location.origin}/products/`
  const link = [url, ...(text ?? '').split(/\s+/)].find((one) => one?.startsWith(start))
  const segment = link?.slice(start.length).split(/[/?#]/)[0] ?? ''
  const prodId = idInSlug(segment)
  if (prodId !== null) return [{ prodId, name: title || segment, count: 1 }]
  const lines = (text || title || url || '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^[\s\-•*\u2610\u2713]+/u, '').trim())
  return lines
    .filter((line) => line !== '')
    .slice(0, maxLines)
    .map((name) => ({ name, count: 1 }))
}
