import { Trans, useLingui } from '@lingui/react/macro'
import { addresses, countryOfRegion } from '#contract/account/address.ts'
import { idInPath } from '#contract/links.ts'
import { useMarket } from '#device/market.ts'
import { LoginPrompt } from '#features/sign-in/index.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { NotChosen } from '#shell/not-chosen.tsx'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { Canvas } from '#ui/layout/canvas.tsx'
import { CheckoutBody } from './checkout-body.tsx'
import { itemsOfQuery, keyOfItems } from './checkout-items.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { checkoutTitle } from './checkout-titles.ts'

/**
 * `/Checkout?basketIds=` and `?prodId=&skuId=&count=`: the ordered products, the delivery address and time, and the
 * cost (docs/product.md#checkout).
 */
export function CheckoutScreen() {
  const { t, i18n } = useLingui()
  const query = usePageQuery()
  const items = itemsOfQuery(query)
  const answer = useShopperAnswer(addresses, {})
  const { regionId } = useMarket()
  const title = checkoutTitle(i18n)
  useTitle(title)
  if (items === undefined)
    return (
      <NotChosen
        title={title}
        missing="items"
        sentence={t`Select the items you want to buy in your cart and check out from there.`}
      />
    )
  if (items === null) return <PageNotFound />
  if (answer.state === 'guest')
    return (
      <LoginPrompt
        title={t`Log in to check out`}
        sentence={t`The items in your cart are kept.`}
        skeleton={
          <div className="page">
            <CheckoutSkeleton />
          </div>
        }
      />
    )
  const inside = () => {
    if (answer.state !== 'ready') return <ScreenState level={2} state={answer} skeleton={<CheckoutSkeleton />} />
    const all = answer.value
    // An address elsewhere is never taken: the list has the default address first.
    const inRegion = all.filter(({ countryId }) => countryId === countryOfRegion(regionId))
    const first = inRegion.find(({ addrId }) => addrId === idInPath(query.get('addrId') ?? '')) ?? inRegion[0]
    return <CheckoutBody key={keyOfItems(items)} items={items} all={all} startAddrId={first?.addrId} />
  }
  return (
    <Canvas title={<Trans>Checkout</Trans>} hasBar>
      {inside()}
    </Canvas>
  )
}
