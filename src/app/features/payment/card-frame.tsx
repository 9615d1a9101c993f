import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { cardFormAddress } from '#contract/payment/payment-card.ts'
import { useMarket } from '#device/market.ts'
import { Button } from '#ui/base/button.tsx'
import { Checkbox } from '#ui/choice/choice.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './payment.module.css'
import type { CardForm } from './use-card-form.ts'

type Properties = {
  form: CardForm
  isOffline: boolean
  savesCard: boolean
  onSaveCard: (saves: boolean) => void
  onEnter: () => void
}

/** The payment provider's own card form in an iframe; its input is sent to the provider only. */
export function CardFrame({
  form: { settings, mountFrame, height, hasFailed, onEnter: entered },
  isOffline,
  savesCard,
  onSaveCard,
  onEnter,
}: Properties) {
  const { t } = useLingui()
  const { lang } = useMarket()
  useEffect(() => {
    entered.current = onEnter
  })
  if (isOffline && height === null)
    return (
      <div className={styles.frame}>
        <Note kind="flat" icon="wifi-slash">
          <Trans>Adding a card needs internet.</Trans>
        </Note>
      </div>
    )
  if (settings.state !== 'ready')
    return (
      <div className={styles.frame}>
        <WithoutForm settings={settings} />
      </div>
    )
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
  return (
    <div className={styles.frame}>
      <iframe
        ref={mountFrame}
        title={t`Card details`}
        src={cardFormAddress(settings.value.cardFormUrl, { lang, theme, parent: location.origin })}
        className={styles.form}
        style={{ blockSize: height ?? 220 }}
      />
      {hasFailed && (
        <Note kind="danger" icon="warning-circle">
          <Trans>Couldn't reach the payment provider. Try again.</Trans>
        </Note>
      )}
      <Checkbox checked={savesCard} onChange={(event) => onSaveCard(event.currentTarget.checked)}>
        <Trans>Save this card for next time</Trans>
      </Checkbox>
    </div>
  )
}

/** The state in place of a form that is not there: the mall may take no cards at all, which trying again does not change. */
function WithoutForm({ settings }: { settings: Exclude<CardForm['settings'], { state: 'ready' }> }) {
  if (settings.state === 'loading' || settings.state === 'missing') return <Skeleton kind="block" />
  if (settings.state === 'failed')
    return (
      <Note kind="danger" icon="warning-circle">
        <Trans>Card payment isn't available right now. Choose another payment method.</Trans>
      </Note>
    )
  return (
    <Note kind="danger" icon="warning-circle">
      <p>
        <Trans>Card form didn't load</Trans>
      </p>
      <Button kind="text" size="small" onClick={settings.retry}>
        <Trans>Try again</Trans>
      </Button>
    </Note>
  )
}
