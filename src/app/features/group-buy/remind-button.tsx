import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { GroupBuy } from '#contract/group-buy/group-buy.ts'
import { forgetGroupBuy, remindOfGroupBuy } from '#contract/group-buy/own-group-buy.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import { useShopper } from '#session/shopper.ts'
import { command } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { groupBuyPath } from './group-buy-paths.ts'
import { groupBuyAnswers } from './group-buy-queries.ts'

/** "Remind me" of an upcoming group buy: one notice and push message when it starts; a second tap takes it back. */
export function RemindButton({ group: { groupBuyId, isReminded } }: { group: GroupBuy }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isShopper = useShopper() !== null
  const isOffline = useIsOffline()
  const [isBusy, setBusy] = useState(false)
  const isOn = isReminded === 1
  const tap = async () => {
    if (!isShopper) return openLogin({ path: groupBuyPath('upcoming') })
    setBusy(true)
    const body = { groupBuyId }
    const outcome = isOn ? await command(forgetGroupBuy, { body }) : await command(remindOfGroupBuy, { body })
    if (outcome.ok) {
      showToast({ kind: 'success', words: isOn ? t`Reminder removed.` : t`We'll tell you when it starts.` })
      await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => groupBuyAnswers.includes(String(path)) })
    } else showToast({ kind: 'error', words: wordsOfFailure(outcome.failure) })
    setBusy(false)
  }
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
