import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SavedSearch } from '#cache/saved-search.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { EndlessGrid } from '#features/endless/index.ts'
import { Icon } from '#ui/base/icon.tsx'
import styles from './saved-products.module.css'
import type { ListLayout } from './use-list-layout.ts'

/** The stored products of a list that cannot be fetched now. */
export function SavedProducts({ saved, label, layout }: { saved: SavedSearch; label: string; layout: ListLayout }) {
  const { t } = useLingui()
  const list = useSteps(saved.products)
  return (
    <>
      <h2 className={styles.note}>
        <Icon name="download-simple" size={18} />
        {t`Saved on this device`} · <Plural value={saved.total} one="# product" other="# products" />
      </h2>
      <EndlessGrid label={label} list={list} layout={layout} isBeside />
    </>
  )
}

const step = 40

/** Renders a complete list in steps as the page is scrolled: thousands of cards at once would block a phone. */
function useSteps(products: readonly ProductCard[]) {
  const [pages, setPages] = useState(1)
  const records = products.slice(0, pages * step)
  const state = records.length < products.length ? 'ready' : 'end'
  return { records, pages, more: { state, load: () => setPages(pages + 1) } } as const
}
