import { Plural, useLingui } from '@lingui/react/macro'
import type { SavedSearch } from '#cache/saved-search.ts'
import { EndlessGrid } from '#features/endless/index.ts'
import { Icon } from '#ui/base/icon.tsx'
import { useSteps } from './price-filter.tsx'
import styles from './saved-products.module.css'
import type { ListLook } from './use-list-look.ts'

/** What the phone holds of a list that the shop does not answer now. */
export function SavedProducts({ saved, label, look }: { saved: SavedSearch; label: string; look: ListLook }) {
  const { t } = useLingui()
  const list = useSteps(saved.products)
  return (
    <>
      <h2 className={styles.note}>
        <Icon name="download-simple" size={18} />
        {t`Saved on this phone`} · <Plural value={saved.total} one="# product" other="# products" />
      </h2>
      <EndlessGrid label={label} list={list} look={look} isBeside />
    </>
  )
}
