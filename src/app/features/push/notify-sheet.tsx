import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { openLogin } from '#features/sign-in/index.ts'
import { useShopper } from '#session/shopper.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './notify-sheet.module.css'
import { refuse, type TurnedOn, turnOn } from './push-commands.ts'
import { PushNote } from './push-note.tsx'
import { usePush } from './use-push.ts'

type Properties = {
  /** The product's name. */
  name: string
  skuId: number
  /** Whether the sheet only tells a guest what to do, without a question. */
  isGuide: boolean
  onGuide: () => void
  /** The watch can be stored: notifications are on, or the shopper gets a notice. */
  onWatch: () => void
  onClose: () => void
}

/**
 * The explanation before the browser's question about notifications, and for a guest without notifications the other
 * ways (docs/product.md#notify-me).
 */
export function NotifySheet({ name, skuId, isGuide, onGuide, onWatch, onClose }: Properties) {
  const { t } = useLingui()
  const push = usePush()
  const isShopper = useShopper() !== null
  const [result, setResult] = useState<TurnedOn | null>(null)
  const [isBusy, setBusy] = useState(false)
  // The page of the product opens again with this variant.
  const productId = /^\/products\/(.+)/.exec(location.pathname)?.[1]
  const accept = async () => {
    setBusy(true)
    const turned = await turnOn()
    setBusy(false)
    setResult(turned)
    if (turned === 'on' || isShopper) onWatch()
    else onGuide()
  }
  const decline = async () => {
    await refuse()
    if (isShopper) onWatch()
    else onGuide()
  }
  const answers = isGuide ? (
    <>
      <Button
        kind="primary"
        isWide
        onClick={() => {
          onClose()
          openLogin({ watch: skuId, ...(productId && { path: `/products/${productId}?sku=${skuId}` }) })
        }}
      >
        <Trans>Log in</Trans>
      </Button>
      <ButtonLink kind="outline" isWide href="/Settings">
        <Trans>Settings</Trans>
      </ButtonLink>
    </>
  ) : (
    <>
      <Button kind="primary" isWide isLoading={isBusy} onClick={() => void accept()}>
        <Trans>Turn on notifications</Trans>
      </Button>
      <Button kind="text" isWide onClick={() => void decline()}>
        <Trans>Not now</Trans>
      </Button>
    </>
  )
  return (
    <Sheet title={t`Notify me`} onClose={onClose} footer={<div className={styles.answers}>{answers}</div>}>
      <div className={styles.words}>
        {isGuide ? (
          <>
            {push && <PushNote support={push.support} result={result} />}
            <p>
              <Trans>
                Log in to see in your notifications when {name} is back in stock. Or turn on notifications for this
                device in Settings.
              </Trans>
            </p>
          </>
        ) : (
          <>
            <p>
              <Trans>Turn on notifications, and we'll tell you as soon as {name} is back in stock.</Trans>
            </p>
            <p className={styles.more}>
              <Trans>
                Your browser will ask for permission. In Settings, you can choose what else we notify you about.
              </Trans>
            </p>
          </>
        )}
      </div>
    </Sheet>
  )
}
