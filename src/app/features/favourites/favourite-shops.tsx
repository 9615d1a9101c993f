import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { favouriteShops } from '#contract/account/favourite.ts'
import { listSize } from '#contract/product-lists/list-requests.ts'
import type { ShopCard } from '#contract/shop.ts'
import type { Language } from '#contract/wire.ts'
import { useMarket } from '#device/market.ts'
import { EndlessEnd, type EndlessList, useEndlessList } from '#features/endless/index.ts'
import type { Favourite } from '#offline/favourites.ts'
import { shopperEndless } from '#session/shopper-queries.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { RowSkeletons } from '#ui/list/row-skeletons.tsx'
import { formatCount } from '#words/count.ts'
import styles from './favourites-screen.module.css'
import { LazyHeart } from './first/lazy-heart.tsx'
import { foldedList } from './folded-list.ts'
import { NoFavourites } from './no-favourites.tsx'

const idOf = (card: ShopCard) => card.shopId

/** The favourite shops of the signed-in shopper. */
export function ShopperShops({ userId, own }: { userId: string; own: readonly Favourite[] }) {
  const { regionId, lang } = useMarket()
  const shops = useEndlessList<ShopCard>(
    useMemo(
      () => shopperEndless(favouriteShops, { size: listSize, lang }, { userId, regionId }),
      [userId, regionId, lang],
    ),
    idOf,
  )
  if (shops.state === 'ready') return <Shops shown={shops.list} own={own} list={shops.list} />
  const added = foldedList({ records: [], at: 0 }, own, 'shop', idOf, ({ shop }) => shop)
  if (added.length > 0 && shops.state !== 'loading') return <Shops shown={{ records: [], at: 0 }} own={own} />
  return <ScreenState level={2} state={shops} skeleton={<RowSkeletons number={3} />} />
}

/** The favourite shops of a guest, from this phone's records. */
export const GuestShops = ({ own }: { own: readonly Favourite[] }) => <Shops shown={{ records: [], at: 0 }} own={own} />

type Properties = {
  shown: { readonly records: readonly ShopCard[]; readonly at: number }
  own: readonly Favourite[]
  list?: EndlessList<ShopCard>
}

function Shops({ shown, own, list }: Properties) {
  const { t } = useLingui()
  const cards = foldedList(shown, own, 'shop', idOf, ({ shop }) => shop)
  if (cards.length === 0 && (!list || list.more.state === 'end')) return <NoFavourites kind="shop" />
  return (
    <>
      <ul className={styles.shops} aria-label={t`Favourite shops`}>
        {cards.map((shop) => (
          <ShopRow key={shop.shopId} shop={shop} />
        ))}
      </ul>
      {list && <EndlessEnd list={list} failed={<Trans>Couldn't load more shops.</Trans>} />}
    </>
  )
}

function ShopRow({ shop }: { shop: ShopCard }) {
  const { t, i18n } = useLingui()
  const score = formatCount(shop.score, i18n.locale as Language)
  return (
    <li className={styles.shop}>
      <div className={styles.tile}>
        <Tile template={shop.pic} sizes="51px" tint={shop.shopId} kind="small" when="soon" />
      </div>
      <div className={styles.words}>
        <h2>
          <PageLink href={`/store/${encodeURI(shop.slug)}/${shop.shopId}`} className={styles.link}>
            {shop.shopName}
          </PageLink>
        </h2>
        <p>
          {shop.score > 0 && (
            <>
              <span className={styles.star}>
                <Icon name="star-fill" size={14} />
              </span>{' '}
              <b role="img" aria-label={t`${score} out of 5 stars`}>
                {score}
              </b>{' '}
              ·{' '}
            </>
          )}
          <Plural value={shop.prodCount} one="# product" other="# products" />
        </p>
      </div>
      <div className={styles.over}>
        <LazyHeart of={{ kind: 'shop', card: shop }} />
      </div>
    </li>
  )
}
