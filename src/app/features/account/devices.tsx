import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endSession, endSessions, readSessions } from '#contract/account/user.ts'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import type { Outcome } from '#offline/call.ts'
import { command, useShopperAnswer } from '#session/shopper-queries.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './account.module.css'
import { DeviceRow } from './device-row.tsx'

/** The devices on which this account is signed in. Any other device, or all others at once, can be signed out. */
export function Devices() {
  const { t } = useLingui()
  const client = useQueryClient()
  const isOffline = useIsOffline()
  const sessions = useShopperAnswer(readSessions, {})
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (which: string, work: Promise<Outcome<undefined>>) => {
    setEnding(which)
    const outcome = await work
    await client.invalidateQueries({ queryKey: [readSessions.path] })
    setEnding(null)
    showToast(
      outcome.ok
        ? { kind: 'success', words: t`Device logged out.` }
        : { kind: 'error', words: wordsOfFailure(outcome.failure) },
    )
  }
  const others = sessions.state === 'ready' ? sessions.value.filter(({ isCurrent }) => !isCurrent).length : 0
  return (
    <section className={styles.card} aria-labelledby="devices">
      <h2 id="devices" className={styles.heading}>
        <Trans>Logged-in devices</Trans>
      </h2>
      {sessions.state === 'ready' ? (
        <ul>
          {sessions.value.map((one) => (
            <DeviceRow
              key={one.sessionId}
              session={one}
              isOffline={isOffline}
              isEnding={ending === one.sessionId}
              onEnd={() => void end(one.sessionId, command(endSession, { params: { sessionId: one.sessionId } }))}
            />
          ))}
        </ul>
      ) : (
        sessions.state !== 'guest' && <ScreenState state={sessions} level={2} skeleton={<Skeleton kind="block" />} />
      )}
      {others > 1 && (
        <div className={styles.last}>
          <Button
            isWide
            isLoading={ending === 'all'}
            isDisabled={isOffline}
            onClick={() => void end('all', command(endSessions))}
          >
            {isOffline ? <Trans>Needs internet</Trans> : <Trans>Log out all other devices</Trans>}
          </Button>
        </div>
      )}
    </section>
  )
}
