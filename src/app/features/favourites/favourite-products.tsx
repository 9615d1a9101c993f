import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { favouriteProducts } from '#contract/account/favourite.ts'
import type { ProductCard as Card } from '#contract/product/product.ts'
import { listSize } from '#contract/product-lists/list-requests.ts'
import { useMarket } from '#device/market.ts'
import { CatalogueCard, toCardProduct } from '#features/catalogue/index.ts'
import { EndlessEnd, type EndlessList, useEndlessList } from '#features/endless/index.ts'
import { AddToList, useKnownProducts } from '#features/grocery-lists/index.ts'
import type { Favourite } from '#offline/favourites.ts'
import { shopperEndless } from '#session/shopper-queries.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { OtherRegionCard } from '#ui/layout/other-region-card.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import styles from './favourites-screen.module.css'
import { LazyHeart } from './first/lazy-heart.tsx'
import { foldedList } from './folded-list.ts'
import { NoFavourites } from './no-favourites.tsx'

const idOf = (card: Card) => card.prodId

/** The favourite products of the signed-in shopper, with the prices of the region. */
export function ShopperProducts({ userId, own }: { userId: string; own: readonly Favourite[] }) {
  const { t } = useLingui()
  const { regionId, lang } = useMarket()
  const products = useEndlessList<Card>(
    useMemo(
      () => shopperEndless(favouriteProducts, { size: listSize, regionId, lang }, { userId, regionId }),
      [userId, regionId, lang],
    ),
    idOf,
  )
  if (products.state === 'ready') return <Products shown={products.list} own={own} list={products.list} />
  // Favourites added on this phone are shown even if the server's list never loaded.
  const added = foldedList({ records: [], at: 0 }, own, 'prod', idOf, ({ product }) => product)
  if (added.length > 0 && products.state !== 'loading') return <Products shown={{ records: [], at: 0 }} own={own} />
  return (
    <ScreenState
      level={2}
      state={products}
      skeleton={
        <ProductGrid label={t`Loading`} isBusy>
          <CardSkeletons number={8} />
        </ProductGrid>
      }
    />
  )
}

/** The favourite products of a guest, from this phone's records. */
export const GuestProducts = ({ own }: { own: readonly Favourite[] }) => (
  <Products shown={{ records: [], at: 0 }} own={own} />
)

type Properties = {
  shown: { readonly records: readonly Card[]; readonly at: number }
  own: readonly Favourite[]
  list?: EndlessList<Card>
}

function Products({ shown, own, list }: Properties) {
  const { t } = useLingui()
  const { regionId } = useMarket()
  const cards = foldedList(shown, own, 'prod', idOf, ({ product }) => product)
  // A card stored on this phone may show the price of another region.
  const isOfOtherRegion = (card: Card) =>
    !shown.records.includes(card) &&
    own.some((favourite) => favourite.product === card && favourite.regionId !== regionId)
  if (cards.length === 0 && (!list || list.more.state === 'end'))
    return <NoFavourites kind="prod" isElsewhere={(list?.total ?? 0) > 0 && shown.records.length === 0} />
  return (
    <>
      <h2 className="sr">
        <Trans>Products</Trans>
      </h2>
      <ProductGrid label={t`Favourite products`}>
        {cards.map((card) => (
          <div key={card.prodId} className={styles.item}>
            {isOfOtherRegion(card) ? (
              <OtherRegionCard product={toCardProduct(card)} origin={<Trans>From another region</Trans>} />
            ) : (
              <>
                <CatalogueCard card={card} hasHeart={false} />
                <ListButton card={card} />
              </>
            )}
            <LazyHeart of={{ kind: 'prod', card }} isOnCard />
          </div>
        ))}
      </ProductGrid>
      {list && <EndlessEnd list={list} failed={<Trans>Couldn't load more products.</Trans>} />}
    </>
  )
}

/** Adds a favourite to a grocery list, and keeps it a favourite. */
function ListButton({ card }: { card: Card }) {
  const { t } = useLingui()
  const known = useKnownProducts()
  const { prodId, prodName: name, price } = card
  return (
    <AddToList itemsOf={() => known([{ prodId, name, count: 1, price, card }])}>
      {(add, isBusy) => (
        <div className={styles.toList}>
          <Button
            kind="text"
            size="compact"
            aria-haspopup="dialog"
            aria-label={t`Add to list: ${name}`}
            isLoading={isBusy}
            onClick={add}
          >
            <Icon name="plus-bold" size={16} />
            <Trans context="below a card">Add to list</Trans>
          </Button>
        </div>
      )}
    </AddToList>
  )
}
