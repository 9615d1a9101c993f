import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useMarket } from '#device/market.ts'
import { useLastOrders } from '#features/order/index.ts'
import type { NewGroceryItem } from '#offline/grocery-lists.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { fetchChooseList } from '../choose/fetch-choose-list.ts'
import { useKnownProducts } from '../use-known-products.ts'
import styles from './lists-screen.module.css'
import { type BoughtItem, usuallyBought } from './usually-bought-items.ts'

const ChooseList = lazy(() => fetchChooseList().then(({ ChooseList }) => ({ default: ChooseList })))

/** The name of a variant, which tells two variants of one product apart. */
const nameOf = ({ prodName, skuName }: BoughtItem) => (skuName === '' ? prodName : `${prodName}, ${skuName}`)

/**
 * The products that the shopper has bought most often, from the shopper's own orders, which this device stores for
 * reading offline; absent for a guest and without orders.
 */
export function UsuallyBought() {
  const { t } = useLingui()
  const { regionId } = useMarket()
  const orders = useLastOrders()
  const known = useKnownProducts()
  const [items, setItems] = useState<readonly NewGroceryItem[] | null>(null)
  const bought = usuallyBought(orders, regionId)
  if (bought.length === 0) return null
  const choose = async (chosen: readonly BoughtItem[]) =>
    setItems(await known(chosen.map(({ prodId, skuId, prodName }) => ({ prodId, skuId, name: prodName, count: 1 }))))
  return (
    <section className={styles.usual} aria-labelledby="usually-bought">
      <div className={styles.head}>
        <h2 id="usually-bought">
          <Trans>Usually bought</Trans>
        </h2>
        <Button kind="text" size="small" onClick={() => void choose(bought)}>
          <Trans>Add all to a list</Trans>
        </Button>
      </div>
      <ul className={styles.bought}>
        {bought.map((one) => (
          <li key={one.skuId}>
            <span className={styles.picture}>
              <Tile template={one.pic} sizes="42px" tint={one.prodId} kind="small" />
            </span>
            <div>
              <h3>{one.prodName}</h3>
              {one.skuName !== '' && <p>{one.skuName}</p>}
              <p>
                <Plural value={one.times} one="Bought once" other="Bought # times" />
              </p>
            </div>
            <IconButton label={t`Add ${nameOf(one)} to a list`} onClick={() => void choose([one])}>
              <Icon name="plus-bold" />
            </IconButton>
          </li>
        ))}
      </ul>
      {items && (
        <Suspense>
          <ChooseList items={items} onClose={() => setItems(null)} />
        </Suspense>
      )}
    </section>
  )
}
