import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { longestItemText } from '#contract/grocery/list-limits.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { Language } from '#contract/wire.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { formatPrice } from '#words/price.ts'
import styles from './add-item.module.css'
import { useFoundProducts } from './use-found-products.ts'

/** The number of products below the field. */
const maxProducts = 3

type Properties = {
  /** Adds a text, or a product; a promise of `false` means that the list cannot take the item. */
  onText: (text: string) => unknown
  onProduct: (card: ProductCard) => unknown
}

/**
 * The field of a list: Enter adds the text, and a tap on a product below adds the product. The field keeps the focus, so
 * that several items can be entered one after the other. A text that could not be added comes back.
 */
export function AddItem({ onText, onProduct }: Properties) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  const text = typed.trim().replace(/\s+/g, ' ')
  const { products, isSaved } = useFoundProducts(text, maxProducts)
  const clear = async (adding: unknown) => {
    setTyped('')
    // A text that was typed meanwhile stays.
    if ((await adding) === false) setTyped((now) => now || typed)
  }
  return (
    <div className={styles.add}>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault()
          if (text !== '') void clear(onText(text))
        }}
      >
        <label htmlFor={id} className="sr">{t`Add an item`}</label>
        <Icon name="plus-bold" />
        <input
          id={id}
          value={typed}
          maxLength={longestItemText}
          placeholder={t`Add an item`}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {text !== '' && (
          <Button kind="soft" size="compact" type="submit">
            <Trans>Add</Trans>
          </Button>
        )}
      </form>
      {text !== '' && products.length > 0 && (
        <ul className={styles.products} aria-label={isSaved ? t`Saved products` : t`Products`}>
          {products.map((card) => (
            <li key={card.prodId}>
              <ProductChoice
                card={card}
                onChoose={() => {
                  void clear(onProduct(card))
                  document.getElementById(id)?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A found product, as a button that chooses the product. */
export function ProductChoice({ card, onChoose }: { card: ProductCard; onChoose: () => void }) {
  const { i18n } = useLingui()
  const price = formatPrice(card.price, card.priceSymbol, i18n.locale as Language)
  return (
    <button type="button" className={styles.product} onClick={onChoose}>
      <span className={styles.picture}>
        <Tile template={card.pic} sizes="31px" tint={card.prodId} kind="small" />
      </span>
      <span className={styles.words}>
        <b className="clip2">{card.prodName}</b>
        <small>{card.packSize ? `${card.packSize} · ${price}` : price}</small>
      </span>
      <Icon name="plus-bold" size={18} />
    </button>
  )
}
