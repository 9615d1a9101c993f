import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useShopper } from '#session/shopper.ts'
import { useTitle } from '#shell/use-title.ts'
import { Segmented } from '#ui/choice/segmented.tsx'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { TabPanel } from '#ui/list/tab-panel.tsx'
import { ProductGrid } from '#ui/product/product-grid.tsx'
import { GuestProducts, ShopperProducts } from './favourite-products.tsx'
import { GuestShops, ShopperShops } from './favourite-shops.tsx'
import styles from './favourites-screen.module.css'
import { favouritesTitle } from './favourites-titles.ts'
import { useOwnFavourites } from './own-favourites.ts'

type Tab = 'products' | 'shops'

/** `/collection`: favourite products and shops (docs/product.md#favourites); a guest's are those of this phone. */
export function FavouritesScreen() {
  const { t, i18n } = useLingui()
  const [tab, choose] = useTab()
  const own = useOwnFavourites()
  useTitle(favouritesTitle(i18n))
  return (
    <div className="page">
      <h1 className={`in-bar ${styles.title}`}>
        <Trans>Favourites</Trans>
      </h1>
      <div className={styles.tabs}>
        <Segmented<Tab>
          group="favourites"
          label={t`Favourites`}
          tabs={[
            { id: 'products', words: t`Products` },
            { id: 'shops', words: t`Shops` },
          ]}
          chosen={tab}
          onChoose={choose}
        />
      </div>
      {(['products', 'shops'] as const).map((one) => (
        <TabPanel key={one} group="favourites" id={one} isChosen={tab === one}>
          {tab === one &&
            (own ? (
              <Panel tab={one} own={own} />
            ) : (
              <ProductGrid label={t`Loading`} isBusy>
                <CardSkeletons number={8} />
              </ProductGrid>
            ))}
        </TabPanel>
      ))}
    </div>
  )
}

function Panel({ tab, own }: { tab: Tab; own: NonNullable<ReturnType<typeof useOwnFavourites>> }) {
  const shopper = useShopper()
  if (tab === 'products')
    return shopper ? <ShopperProducts userId={shopper.userId} own={own} /> : <GuestProducts own={own} />
  return shopper ? <ShopperShops userId={shopper.userId} own={own} /> : <GuestShops own={own} />
}

/** The open tab and its setter. The address holds the tab, so that Back returns to it. */
function useTab(): [Tab, (tab: Tab) => void] {
  const router = useRouter()
  const [tab, setTab] = useState<Tab>('products')
  useEffect(() => {
    if (location.hash === '#shops') setTab('shops')
  }, [])
  const choose = (next: Tab) => {
    setTab(next)
    router.history.replace(`/collection${next === 'shops' ? '#shops' : ''}`)
  }
  return [tab, choose]
}
