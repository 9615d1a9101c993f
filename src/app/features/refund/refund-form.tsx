import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#contract/order/order.ts'
import {
  applyRefund,
  maxRefundDetailLength,
  type RefundReason,
  refundPage,
  refundReasons,
} from '#contract/order/refund.ts'
import { MoneyBack, orderPaths, refundAmountOf, refundable, wordsOfRefusedAction } from '#features/order/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { answered } from '#i18n/form-words.ts'
import { tooLongWords } from '#i18n/too-long-words.ts'
import { command } from '#session/shopper-queries.ts'
import { useReplaceForm } from '#shell/use-has-left.ts'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Checkbox, Radio } from '#ui/choice/choice.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Card } from '#ui/layout/card.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import styles from './refund.module.css'
import { RefundPictures } from './refund-pictures.tsx'
import { refundPath, useRefundReasons } from './refund-words.ts'

/** The form of a refund request: its items and the reason. */
export function RefundForm({ order }: { order: Order }) {
  const { t } = useLingui()
  const replaceForm = useReplaceForm()
  const client = useQueryClient()
  const isOffline = useIsOffline()
  const reasons = useRefundReasons()
  const open = refundable(order)
  const form = useForm({
    start: {
      items: open.length === 1 ? open.map(({ orderItemId }) => orderItemId) : [],
      reason: '',
      detail: '',
      pics: [] as readonly string[],
    },
    check: ({ items, reason, detail }) => ({
      ...(items.length === 0 && { items: failureWords('REQUIRED', '') }),
      ...(reason === '' && { reason: failureWords('REQUIRED', '') }),
      ...(detail.length > maxRefundDetailLength && { detail: tooLongWords(maxRefundDetailLength) }),
    }),
    send: async ({ items, reason, detail, pics }) => {
      const outcome = await command(applyRefund, {
        body: {
          orderNumber: order.orderNumber,
          orderItemIds: [...items],
          reason: reason as RefundReason,
          detail,
          pics: [...pics],
        },
      })
      await Promise.all([refundPage.path, ...orderPaths].map((path) => client.invalidateQueries({ queryKey: [path] })))
      return answered(outcome, {}, (failure) => wordsOfRefusedAction('requestRefund', failure))
    },
    onDone: ({ refundNumber }) => {
      showToast({ kind: 'success', words: t`Refund requested` })
      replaceForm(refundPath(refundNumber))
    },
  })
  useHoldUpdates(form.isDirty)
  const [isAdding, setAdding] = useState(false)
  const { items, reason, detail, pics } = form.values
  const amount = refundAmountOf(order, items)
  const [noItems, noReason] = [form.errors['items'], form.errors['reason']]
  return (
    <Card>
      <Form form={form} aria-label={t`Request a refund`}>
        <fieldset className={styles.group} aria-describedby={noItems ? 'no-items' : undefined}>
          <legend>
            <Trans>Which items?</Trans>
          </legend>
          {noItems && (
            <p id="no-items" className={styles.error}>
              {noItems}
            </p>
          )}
          {open.map(({ orderItemId, prodId, pic, prodName, skuName }) => (
            <Checkbox
              key={orderItemId}
              checked={items.includes(orderItemId)}
              aria-invalid={noItems !== undefined || undefined}
              onChange={(event) =>
                form.set(
                  'items',
                  event.currentTarget.checked ? [...items, orderItemId] : items.filter((one) => one !== orderItemId),
                )
              }
            >
              <span className={styles.item}>
                <span className={styles.thumb}>
                  <Tile template={pic} sizes="44px" tint={prodId} />
                </span>
                <span>
                  {prodName}
                  {skuName && <small className={styles.hint}> · {skuName}</small>}
                </span>
              </span>
            </Checkbox>
          ))}
        </fieldset>
        <fieldset className={styles.group} aria-describedby={noReason ? 'no-reason' : undefined}>
          <legend>
            <Trans>Why are you requesting a refund?</Trans>
          </legend>
          {noReason && (
            <p id="no-reason" className={styles.error}>
              {noReason}
            </p>
          )}
          {refundReasons.map((one) => (
            <Radio
              key={one}
              name="reason"
              checked={reason === one}
              aria-invalid={noReason !== undefined || undefined}
              onChange={() => form.set('reason', one)}
            >
              {reasons[one]}
            </Radio>
          ))}
        </fieldset>
        <TextAreaField
          label={t`Details (optional)`}
          most={maxRefundDetailLength}
          value={detail}
          error={form.errors['detail']}
          onChange={(event) => form.set('detail', event.target.value)}
          onBlur={() => form.leave('detail')}
        />
        <RefundPictures
          pics={pics}
          error={form.errors['pics']}
          isAdding={isAdding}
          onAdding={setAdding}
          onPics={(now) => form.set('pics', now)}
        />
        {amount !== undefined && amount > 0 && (
          <div className={styles.back} aria-live="polite">
            <MoneyBack
              items={open.filter(({ orderItemId }) => items.includes(orderItemId))}
              amount={amount}
              symbol={order.priceSymbol}
              expectedBy={order.expectedBy}
              hasCoins={order.coinReduce > 0}
              isRequest
            />
          </div>
        )}
        <div className={styles.actions}>
          <SubmitButton isSending={form.isSending || isAdding} isOffline={isOffline}>
            <Trans>Request a refund</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
