import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
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
  const { products, isSaved } = useFoundProducts(typed.trim(), maxProducts)
  const add = useAddToList()
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
        {products.length === 0 ? (
          <Trans>No products found</Trans>
        ) : isSaved ? (
          <Trans>Searching saved items</Trans>
        ) : null}
      </p>
      <ul className={styles.found}>
        {products.map((card) => (
          <li key={card.prodId}>
            <ProductChoice
              card={card}
              onChoose={() => {
                void add.match(listId, item, card)
                onClose()
              }}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
