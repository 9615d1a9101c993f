import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { GroupBuy } from '#contract/group-buy/group-buy.ts'
import { forgetGroupBuy, remindOfGroupBuy } from '#contract/group-buy/own-group-buy.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import { useShopper } from '#session/shopper.ts'
import { command } from '#session/shopper-queries.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { groupBuyPath, remindPath } from './group-buy-paths.ts'
import { useRefreshGroupBuys } from './group-buy-queries.ts'

/** "Remind me" of an upcoming group buy: one notice and push message when it starts; a second tap takes it back. */
export function RemindButton({ group: { groupBuyId, isReminded } }: { group: GroupBuy }) {
  const { t } = useLingui()
  const router = useRouter()
  const refresh = useRefreshGroupBuys()
  const isWanted = usePageQuery().get('remind') === String(groupBuyId)
  const isShopper = useShopper() !== null
  const isOffline = useIsOffline()
  const [isBusy, setBusy] = useState(false)
  const isOn = isReminded === 1
  const tap = async () => {
    if (!isShopper) return openLogin({ path: remindPath(groupBuyId) })
    setBusy(true)
    const body = { groupBuyId }
    const outcome = isOn ? await command(forgetGroupBuy, { body }) : await command(remindOfGroupBuy, { body })
    if (outcome.ok) {
      showToast({ kind: 'success', words: isOn ? t`Reminder removed.` : t`We'll tell you when it starts.` })
      await refresh()
    } else showToast({ kind: 'error', words: wordsOfFailure(outcome.failure) })
    setBusy(false)
  }
  // A guest's tap continues after the login.
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each login
  useEffect(() => {
    if (!isWanted || !isShopper) return
    router.history.replace(groupBuyPath('upcoming'))
    if (!isOn) void tap()
  }, [isWanted, isShopper])
  return (
    <Button
      kind={isOn ? 'outline' : 'soft'}
      size="small"
      aria-pressed={isOn}
      isLoading={isBusy}
      isDisabled={isOffline}
      onClick={() => void tap()}
    >
      <Icon name={isOn ? 'check-bold' : 'bell'} />
      {isOffline ? <Trans>Needs internet</Trans> : isOn ? <Trans>Reminder set</Trans> : <Trans>Remind me</Trans>}
    </Button>
  )
}
