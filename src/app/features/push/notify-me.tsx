import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import { withWords } from '#i18n/with-words.ts'
import { readPushDevice } from '#offline/push-device.ts'
import { useShopper } from '#session/shopper.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { showNotOpened, showToast } from '#ui/feedback/first/toast-store.ts'
import { newDevice } from './own-settings.ts'
import { useCanAsk } from './use-can-ask.ts'
import { usePush } from './use-push.ts'
import { setWatch, watchesQuery } from './watch-queries.ts'

// In the same chunk, so that the start of a page names one chunk only.
export { startPush } from './send-device.ts'

const fetchSheet = () => withWords(import('./notify-sheet.tsx')).then(({ NotifySheet }) => ({ default: NotifySheet }))
const NotifySheet = lazy(fetchSheet)

type Properties = {
  /** The product's name. */
  name: string
  /** The sold-out variant; undefined while a choice is missing. */
  skuId: number | undefined
  /** Called by a tap while a choice is missing. */
  onIncomplete: () => void
}

/**
 * "Notify me" of a sold-out variant: one message when the variant is in stock again. A shopper also gets a notice, so
 * notifications are only offered; a guest needs them on this device (docs/product.md#notify-me).
 */
export function NotifyMe({ name, skuId, onIncomplete }: Properties) {
  const { t } = useLingui()
  const client = useQueryClient()
  const push = usePush()
  const canAsk = useCanAsk()
  const isShopper = useShopper() !== null
  const isOffline = useIsOffline()
  const watches = useQuery(watchesQuery(useShopper()?.userId ?? '', push?.device ?? newDevice())).data ?? []
  const [isBusy, setBusy] = useState(false)
  const [sheet, setSheet] = useState<'ask' | 'guide' | null>(null)
  const isWatched = watches.some((one) => one.skuId === skuId && one.kind === 'stock')

  const save = async (wanted: boolean) => {
    if (skuId === undefined) return
    setBusy(true)
    const device = (await readPushDevice()) ?? newDevice()
    const failure = await setWatch(client, device, skuId, wanted)
    setBusy(false)
    if (failure) showToast({ kind: 'error', words: wordsOfFailure(failure) })
    else if (!wanted) showToast({ kind: 'success', words: t`We won't notify you about ${name}.` })
    else if (device.isOn) showToast({ kind: 'success', words: t`We'll notify you when ${name} is back in stock.` })
    else
      showToast({
        kind: 'success',
        words: t`You'll see it in your notifications when ${name} is back in stock.`,
        action: { words: t`View`, href: '/notification' },
      })
  }
  const open = (kind: 'ask' | 'guide') => void fetchSheet().then(() => setSheet(kind), showNotOpened)
  const tap = () => {
    if (skuId === undefined) onIncomplete()
    else if (isWatched || push?.isOn || (isShopper && !canAsk)) void save(!isWatched)
    else open(canAsk ? 'ask' : 'guide')
  }
  return (
    <>
      <Button
        kind={isWatched ? 'outline' : 'primary'}
        isWide
        aria-pressed={isWatched}
        isLoading={isBusy}
        isDisabled={!push || isOffline}
        onClick={tap}
      >
        <Icon name={isWatched ? 'check-bold' : 'bell'} />
        {isOffline ? (
          <Trans>Needs internet</Trans>
        ) : isWatched ? (
          <Trans>We'll notify you</Trans>
        ) : (
          <Trans>Notify me</Trans>
        )}
      </Button>
      {sheet && push && skuId !== undefined && (
        <Suspense>
          <NotifySheet
            name={name}
            skuId={skuId}
            isGuide={sheet === 'guide'}
            onGuide={() => setSheet('guide')}
            onWatch={() => {
              setSheet(null)
              void save(true)
            }}
            onClose={() => setSheet(null)}
          />
        </Suspense>
      )}
    </>
  )
}
