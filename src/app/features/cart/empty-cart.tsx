import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { listQueries } from '#cache/catalogue/list-queries.ts'
import type { ProductCard as Card } from '#contract/product.ts'
import { useMarket } from '#device/market.ts'
import { EndlessGrid, useEndlessList } from '#features/endless/index.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { illustrations } from '#shell/illustrations.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Section } from '#ui/layout/section.tsx'
import { OtherRegionCarts } from './regions/other-region-carts.tsx'
import { UnpaidOrders, useUnpaidOrders } from './unpaid-orders.tsx'

const idOf = (card: Card) => card.prodId

/**
 * The empty cart, with the orders that wait for their payment, and recommended products. The products wait for the orders,
 * so that nothing moves.
 */
export function EmptyCart({ isGuest }: { isGuest: boolean }) {
  const { t } = useLingui()
  const market = useMarket()
  const unpaid = useUnpaidOrders()
  const recommended = useEndlessList<Card>(
    useMemo(() => listQueries.youMayLike(market), [market]),
    idOf,
  )
  return (
    <div className="page">
      <EmptyState
        level={1}
        picture={illustrations.cart}
        tint={7}
        title={t`Your cart is empty`}
        sentence={t`Items you add will stay here, even offline.`}
        action={
          <>
            <ButtonLink kind="primary" href="/">
              <Trans>Start shopping</Trans>
            </ButtonLink>
            {isGuest && (
              <Button kind="soft" onClick={() => openLogin({ path: '/Cart' })}>
                <Trans>Log in</Trans>
              </Button>
            )}
          </>
        }
      />
      {unpaid && <UnpaidOrders orders={unpaid} />}
      <OtherRegionCarts />
      {unpaid && recommended.state === 'ready' && recommended.list.records.length > 0 && (
        <Section title={t`Recommended`}>
          <EndlessGrid label={t`Recommended`} list={recommended.list} />
        </Section>
      )}
    </div>
  )
}
