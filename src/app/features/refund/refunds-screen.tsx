import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type Refund, refundPage } from '#contract/order/refund.ts'
import type { Language } from '#contract/wire.ts'
import { useMarket } from '#device/market.ts'
import { EndlessEnd, useEndlessList } from '#features/endless/index.ts'
import { ExpectedBy, OrderChips, OrdersLoginPrompt, OrdersSkeleton, useRefundWords } from '#features/order/index.ts'
import { useShopper } from '#session/shopper.ts'
import { shopperEndless } from '#session/shopper-queries.ts'
import { illustrations } from '#shell/illustrations.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { formatPrice } from '#words/price.ts'
import styles from './refund.module.css'
import { refundTitle } from './refund-titles.ts'
import { refundBadges, refundPath } from './refund-words.ts'

const idOf = (refund: Refund) => refund.refundNumber

/** The shopper's refunds, newest first. */
export function RefundsScreen() {
  const { t, i18n } = useLingui()
  const { regionId, lang } = useMarket()
  const userId = useShopper()?.userId ?? ''
  const refunds = useEndlessList<Refund>(
    useMemo(
      () => ({ ...shopperEndless(refundPage, { size: 10, lang }, { userId, regionId }), enabled: userId !== '' }),
      [userId, regionId, lang],
    ),
    idOf,
  )
  useTitle(refundTitle(i18n))
  if (userId === '') return <OrdersLoginPrompt />
  return (
    <Canvas title={<Trans>Refund</Trans>}>
      <OrderChips tab={null} />
      {refunds.state !== 'ready' ? (
        <ScreenState level={2} state={refunds} skeleton={<OrdersSkeleton />} />
      ) : refunds.list.records.length === 0 ? (
        <EmptyState
          picture={illustrations.basket}
          title={t`No refunds`}
          sentence={t`If something is wrong with an order, request a refund on its page.`}
          action={
            <ButtonLink kind="soft" href="/profile/orders">
              <Trans>All orders</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <>
          <p className={styles.age}>
            <SavedAge at={refunds.list.at} />
          </p>
          <ul className={styles.list} aria-label={t`Refund`}>
            {refunds.list.records.map((refund) => (
              <RefundCard key={refund.refundNumber} refund={refund} />
            ))}
          </ul>
          <EndlessEnd list={refunds.list} failed={<Trans>Couldn't load more refunds.</Trans>} />
        </>
      )}
    </Canvas>
  )
}

function RefundCard({
  refund: { refundNumber, state, shopName, items, refundAmount, priceSymbol, expectedBy },
}: {
  refund: Refund
}) {
  const { i18n } = useLingui()
  const states = useRefundWords()
  const [first] = items
  return (
    <li className={styles.card}>
      <PageLink href={refundPath(refundNumber)} className={styles.link}>
        {first && (
          <div className={styles.picture}>
            <Tile template={first.pic} sizes="64px" tint={first.prodId} />
          </div>
        )}
        <div className={styles.words}>
          <Badge kind={refundBadges[state]}>{states[state]}</Badge>
          <b>{shopName}</b>
          <span className="clip2">{items.map(({ prodName }) => prodName).join(', ')}</span>
          <span className={`num ${styles.amount}`}>
            {formatPrice(refundAmount, priceSymbol, i18n.locale as Language)}
          </span>
          {expectedBy && state === 2 && (
            <span className={styles.hint}>
              <ExpectedBy day={expectedBy} />
            </span>
          )}
        </div>
      </PageLink>
    </li>
  )
}
