import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ProductCard } from '#contract/product/product.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Field } from '#ui/form/field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { ListedItem } from '../listed-item.ts'
import { useAddToList } from '../use-add-to-list.ts'
import styles from './add-item.module.css'
import { ProductChoice } from './add-item.tsx'
import { useFoundProducts } from './use-found-products.ts'

/** The largest number of products that the sheet offers. */
const maxProducts = 10

/** The choice of a product for a text. */
export function MatchSheet({ listId, item, onClose }: { listId: string; item: ListedItem; onClose: () => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(item.text ?? '')
  const { state, products, isSaved, retry } = useFoundProducts(typed.trim(), maxProducts)
  const add = useAddToList()
  const choose = async (card: ProductCard) => {
    onClose()
    const result = await add.match(listId, item, card)
    if (!result.ok) showToast({ kind: 'error', words: failureWords(result.code, '') })
  }
  return (
    <Sheet title={t`Find a product`} onClose={onClose}>
      <Field
        type="search"
        label={t`Search`}
        value={typed}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className={styles.note} role="status">
        {state === 'short' ? (
          <Trans>Type at least two characters.</Trans>
        ) : state === 'failed' ? (
          <Trans>Something went wrong.</Trans>
        ) : products.length > 0 ? (
          isSaved && <Trans>Searching saved items</Trans>
        ) : state === 'searching' ? (
          <Trans>Searching…</Trans>
        ) : (
          <Trans>No products found</Trans>
        )}
      </p>
      {state === 'failed' && (
        <Button kind="soft" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <ul className={styles.found}>
        {products.map((card) => (
          <li key={card.prodId}>
            <ProductChoice card={card} onChoose={() => void choose(card)} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
