import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelRefund, type Refund, refundInfo, refundPage } from '#contract/order/refund.ts'
import type { Language } from '#contract/wire.ts'
import { useMarket } from '#device/market.ts'
import { useThisYear } from '#device/server-clock.ts'
import {
  ExpectedBy,
  OrdersLoginPrompt,
  OrdersSkeleton,
  orderLinks,
  orderPaths,
  shownItem,
  useRefundWords,
  wordsOfRefusedAction,
} from '#features/order/index.ts'
import { command, useShopperAnswer } from '#session/shopper-queries.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Canvas } from '#ui/layout/canvas.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FactList } from '#ui/list/fact-list.tsx'
import { OrderItemRow } from '#ui/product/order-item-row.tsx'
import { formatPrice } from '#words/price.ts'
import { formatDayTime } from '#words/screens/day-time.ts'
import styles from './refund.module.css'
import { PictureRow } from './refund-pictures.tsx'
import { refundTitle } from './refund-titles.ts'
import { refundBadges, useRefundReasons } from './refund-words.ts'

/** A refund: its state, the shop's reply, and a button to withdraw the request. */
export function RefundDetails({ refundNumber }: { refundNumber: string }) {
  const { i18n } = useLingui()
  const { lang } = useMarket()
  const answer = useShopperAnswer(refundInfo, { lang }, { params: { refundNumber } })
  useTitle(refundTitle(i18n))
  if (answer.state === 'guest') return <OrdersLoginPrompt />
  return (
    <Canvas title={<Trans>Refund</Trans>} className={styles.narrow}>
      {answer.state === 'ready' ? (
        <Known refund={answer.value} at={answer.at} />
      ) : (
        <ScreenState level={2} state={answer} skeleton={<OrdersSkeleton />} />
      )}
    </Canvas>
  )
}

function Known({ refund, at }: { refund: Refund; at: number }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const lang = i18n.locale as Language
  const thisYear = useThisYear()
  const isOffline = useIsOffline()
  const states = useRefundWords()
  const reasons = useRefundReasons()
  const [isSending, setSending] = useState(false)
  const {
    refundNumber,
    orderNumber,
    state,
    reason,
    detail,
    pics,
    items,
    refundAmount,
    expectedBy,
    priceSymbol,
    applyTime,
    answerTime,
    answer,
    refundTime,
    cancelTime,
  } = refund
  const time = (name: string, value: string | undefined) =>
    value ? [{ name, value: formatDayTime(value, thisYear, lang) }] : []
  const withdraw = async () => {
    setSending(true)
    const outcome = await command(cancelRefund, { params: { refundNumber } })
    await Promise.all(
      [refundInfo.path, refundPage.path, ...orderPaths].map((path) => client.invalidateQueries({ queryKey: [path] })),
    )
    setSending(false)
    showToast(
      outcome.ok
        ? { kind: 'success', words: t`Refund withdrawn` }
        : { kind: 'error', words: wordsOfRefusedAction('withdrawRefund', outcome.failure) },
    )
  }
  return (
    <div className={styles.column}>
      <Card title={<Badge kind={refundBadges[state]}>{states[state]}</Badge>} aside={<SavedAge at={at} />}>
        <p className={styles.sum}>{formatPrice(refundAmount, priceSymbol, lang)}</p>
        {expectedBy && (
          <p className={styles.expected}>
            <ExpectedBy day={expectedBy} isRequest={state === 1} />
          </p>
        )}
        {state === 1 && (
          <p className={styles.hint}>
            <Trans>The shop will review your request and reply here.</Trans>
          </p>
        )}
        {answer && (
          <Note kind={state === 3 ? 'danger' : 'info'} icon="storefront">
            {answer}
          </Note>
        )}
      </Card>
      <Card title={<Trans>Items</Trans>}>
        <ul>
          {items.map((item) => (
            <OrderItemRow key={item.orderItemId} item={shownItem(item, priceSymbol)} />
          ))}
        </ul>
      </Card>
      <Card>
        <FactList
          facts={[
            { name: t`Refund number`, value: refundNumber },
            { name: t`Order number`, value: orderNumber },
            { name: t`Reason`, value: reasons[reason] },
            ...(detail ? [{ name: t`Details`, value: detail }] : []),
            ...time(t`Requested on`, applyTime),
            ...time(t`Reviewed on`, answerTime),
            ...time(t`Refunded on`, refundTime),
            ...time(t`Withdrawn on`, cancelTime),
          ]}
        />
      </Card>
      {pics.length > 0 && (
        <Card title={<Trans>Pictures</Trans>}>
          <PictureRow pics={pics} label={t`Pictures`} />
        </Card>
      )}
      <div className={styles.actions}>
        <ButtonLink kind="soft" href={orderLinks.details(orderNumber)}>
          <Trans>Order details</Trans>
        </ButtonLink>
        {state === 3 && (
          <ButtonLink href={orderLinks.contact(orderNumber)}>
            <Trans>Contact Us</Trans>
          </ButtonLink>
        )}
        {state === 1 && (
          <Button isLoading={isSending} isDisabled={isOffline} onClick={() => void withdraw()}>
            {isOffline ? <Trans>Needs internet</Trans> : <Trans>Withdraw</Trans>}
          </Button>
        )}
      </div>
    </div>
  )
}
