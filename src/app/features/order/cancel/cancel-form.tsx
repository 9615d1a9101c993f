import { Trans, useLingui } from '@lingui/react/macro'
import { cancelOrder, maxCancelDetailLength } from '#contract/order/my-orders.ts'
import { type CancelReason, cancelReasons, type Order } from '#contract/order/order.ts'
import type { Language } from '#contract/wire.ts'
import { MoneyBack } from '#features/order/money-back.tsx'
import styles from '#features/order/order.module.css'
import { orderLinks, wordsOfRefusedAction } from '#features/order/order-transitions.ts'
import { useCancelReasonWords } from '#features/order/order-words.ts'
import { useOrdersChanged } from '#features/order/use-order-commands.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { answered } from '#i18n/form-words.ts'
import { tooLongWords } from '#i18n/too-long-words.ts'
import { command } from '#session/shopper-queries.ts'
import { useReplaceForm } from '#shell/use-has-left.ts'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Radio } from '#ui/choice/choice.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Card } from '#ui/layout/card.tsx'
import { formatPrice } from '#words/price.ts'

/** The form for the cancel reason; states the amount that is refunded. */
export function CancelForm({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const replaceForm = useReplaceForm()
  const changed = useOrdersChanged()
  const isOffline = useIsOffline()
  const reasons = useCancelReasonWords()
  const form = useForm({
    start: { reason: '', detail: '' },
    check: ({ reason, detail }) => ({
      ...(reason === '' && { reason: failureWords('REQUIRED', '') }),
      ...(detail.length > maxCancelDetailLength && { detail: tooLongWords(maxCancelDetailLength) }),
    }),
    send: async ({ reason, detail }) => {
      const outcome = await command(cancelOrder, {
        params: { orderNumber: order.orderNumber },
        body: { reason: reason as CancelReason, detail },
      })
      // Refetched also after a refusal: the order may have been shipped meanwhile.
      await changed()
      return answered(outcome, {}, (failure) => wordsOfRefusedAction('cancel', failure))
    },
    onDone: () => {
      showToast({ kind: 'success', words: t`Order cancelled.` })
      replaceForm(orderLinks.details(order.orderNumber))
    },
  })
  useHoldUpdates(form.isDirty)
  const amountBack = (Math.round(order.actualTotal * 100) - Math.round((order.refundAmount ?? 0) * 100)) / 100
  const amount = formatPrice(amountBack, order.priceSymbol, i18n.locale as Language)
  const error = form.errors['reason']
  return (
    <Card>
      <Form form={form} aria-label={t`Cancel order`}>
        {order.isPaid && (
          <div className={styles.back}>
            <MoneyBack
              items={order.orderItemDtos}
              amount={amountBack}
              symbol={order.priceSymbol}
              expectedBy={order.expectedBy}
              hasCoins={order.coinReduce > 0}
            />
          </div>
        )}
        <fieldset className={styles.reasons} aria-describedby={error ? 'no-reason' : undefined}>
          <legend>
            <Trans>Why are you cancelling?</Trans>
          </legend>
          {error && (
            <p id="no-reason" className={styles.error}>
              {error}
            </p>
          )}
          {cancelReasons.map((reason) => (
            <Radio
              key={reason}
              name="reason"
              value={reason}
              checked={form.values.reason === reason}
              aria-invalid={error !== undefined || undefined}
              onChange={() => form.set('reason', reason)}
            >
              {reasons[reason]}
            </Radio>
          ))}
        </fieldset>
        <TextAreaField
          label={t`Details (optional)`}
          most={maxCancelDetailLength}
          value={form.values.detail}
          error={form.errors['detail']}
          onChange={(event) => form.set('detail', event.target.value)}
          onBlur={() => form.leave('detail')}
        />
        <div className={styles.last}>
          <Note kind="info" icon="info">
            {order.isPaid ? (
              <Trans>{amount} will be refunded to your original payment method.</Trans>
            ) : (
              <Trans>No payment was made.</Trans>
            )}
          </Note>
        </div>
        <div className={styles.last}>
          <SubmitButton kind="danger" isSending={form.isSending} isOffline={isOffline}>
            <Trans>Cancel order</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
