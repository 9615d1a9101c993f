import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useEffect } from 'react'
import { maxQuantity } from '#contract/cart/cart-limits.ts'
import { productSlug } from '#contract/links.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { Language } from '#contract/wire.ts'
import { useMarket } from '#device/market.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Checkbox } from '#ui/choice/choice.tsx'
import { QuantityStepper } from '#ui/choice/quantity-stepper.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { keepFocus } from '#ui/layout/keep-focus.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { formatPrice } from '#words/price.ts'
import { type ListedItem, nameOfItem } from '../listed-item.ts'
import styles from './list-item.module.css'
import { useTapped } from './use-tapped.ts'

/** The changes that a row can make to its item. The object must be stable, so that a tick renders one row alone. */
export type ItemActions = {
  readonly tick: (itemId: string, isTicked: boolean) => void
  readonly setCount: (itemId: string, count: number) => void
  /** Absent where the person may not remove items. */
  readonly remove?: (itemId: string) => void
  /** Opens the choice of a product for a text; absent where the person may not match texts. */
  readonly match?: (item: ListedItem) => void
}

type Properties = {
  item: ListedItem
  /** Null where the list can only be read. */
  actions: ItemActions | null
  isEdited: boolean
}

/**
 * An item of a list: its box and its picture tick the item off (docs/product.md#grocery-lists). Memoised: a tick does
 * not render the other rows.
 */
export const ListItem = memo(function ListItem({ item, actions, isEdited }: Properties) {
  const { t } = useLingui()
  const { itemId, prodId, card, tickedBy } = item
  const [isTicked, tick] = useTapped(item.isTicked, (next) => actions?.tick(itemId, next))
  const [count, setCount] = useTapped(item.count, (next) => actions?.setCount(itemId, next))
  const name = nameOfItem(item)
  const isGone = card?.totalStocks === 0
  // A removed item disappears with its button.
  useEffect(() => keepFocus, [])
  return (
    <li className={classes(styles.item, isTicked && styles.ticked)}>
      <div className={styles.tick}>
        <Checkbox checked={isTicked} disabled={!actions} onChange={(event) => tick(event.currentTarget.checked)}>
          <span className={styles.picture}>
            <Tile
              template={card?.pic ?? null}
              sizes="45px"
              tint={prodId ?? 6}
              kind="small"
              isFaded={isTicked || isGone}
              when="soon"
            >
              {!card && <Icon name="note-pencil" size={24} />}
            </Tile>
          </span>
          <span className="sr">{t`Bought: ${name}`}</span>
        </Checkbox>
      </div>
      <div className={styles.words}>
        <h3>
          {prodId === undefined ? <LinkedText text={name} /> : <PageLink href={pathOf(item, prodId)}>{name}</PageLink>}
        </h3>
        {card?.packSize && <p>{card.packSize}</p>}
        {isTicked && tickedBy !== undefined && (
          <p>
            {tickedBy === '' ? <Trans>Ticked by somebody with the link</Trans> : <Trans>Ticked by {tickedBy}</Trans>}
          </p>
        )}
        {!isTicked && <PriceChange item={item} />}
        <div className={styles.foot}>
          {prodId === undefined ? (
            !isTicked &&
            actions?.match && (
              <Button kind="text" size="small" onClick={() => actions.match?.(item)}>
                <Trans>Find a product</Trans>
                <span className="sr">: {name}</span>
              </Button>
            )
          ) : (
            <span className={styles.price}>
              {card && <UnitPrice card={card} />}
              {isGone && !isTicked && <Badge kind="danger">{t`Out of stock`}</Badge>}
            </span>
          )}
          <span className={styles.controls}>
            {isTicked || !actions ? (
              <span className={styles.count}>× {count}</span>
            ) : (
              <QuantityStepper name={name} count={count} stock={maxQuantity} isLimit onChange={setCount} />
            )}
            {isEdited && (
              <IconButton label={t`Remove ${name}`} onClick={() => actions?.remove?.(itemId)}>
                <Icon name="trash" />
              </IconButton>
            )}
          </span>
        </div>
      </div>
    </li>
  )
})

/** A text; a text with a link, which another app has shared, opens the link. */
function LinkedText({ text }: { text: string }) {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (link === undefined) return text
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}

const pathOf = ({ card, skuId }: ListedItem, prodId: number): `/products/${string}` =>
  `/products/${productSlug({ prodId, slug: card?.slug ?? '' })}${skuId === undefined ? '' : `?sku=${skuId}`}`

/** The price of one piece, with the previous price below a reduced price. */
function UnitPrice({ card: { price, oriPrice, priceSymbol } }: { card: ProductCard }) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  const before = formatPrice(oriPrice, priceSymbol, language)
  const isReduced = oriPrice > price
  return (
    <>
      <b className={classes('num', isReduced && styles.reduced)}>{formatPrice(price, priceSymbol, language)}</b>
      {isReduced && (
        <s className="num">
          <span className="sr">{t`Price before: ${before}`}</span>
          <span aria-hidden="true">{before}</span>
        </s>
      )}
    </>
  )
}

/** The difference of the price since the product was added. */
function PriceChange({ item: { card, priceThen, regionId } }: { item: ListedItem }) {
  const { i18n } = useLingui()
  const market = useMarket()
  // A price of another region is no earlier price.
  if (!card || priceThen === undefined || priceThen === card.price || regionId !== market.regionId) return null
  const then = formatPrice(priceThen, card.priceSymbol, i18n.locale as Language)
  return card.price < priceThen ? (
    <p className={styles.lower}>
      <Trans>Cheaper: {then} when you added it</Trans>
    </p>
  ) : (
    <p>
      <Trans>More expensive: {then} when you added it</Trans>
    </p>
  )
}
