import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { useShopper } from '#session/shopper.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { formatAge } from '#words/screens/age.ts'
import { actionsOf, retryChange } from './change-actions.ts'
import type { PendingChange } from './pending-change.ts'
import { isOnItsWay } from './pending-changes.ts'
import styles from './pending-sheet.module.css'
import { usePendingChanges } from './use-pending-changes.ts'

/** All pending changes, with the actions on each (docs/design.md#sync-status). */
export function PendingSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const changes = usePendingChanges()
  const isOffline = useIsOffline()
  const isGuest = useShopper() === null
  return (
    <Sheet title={t`Pending changes`} onClose={onClose}>
      {changes && (
        <p className={styles.lead} role="status">
          {changes.length === 0 ? (
            <Trans>All changes synced</Trans>
          ) : isGuest ? (
            <Trans>They're kept on this device until you log in.</Trans>
          ) : isOffline ? (
            <Trans>They'll sync when you're back online.</Trans>
          ) : (
            changes.some(isOnItsWay) && <Trans>Syncing now.</Trans>
          )}
        </p>
      )}
      <ul className={styles.changes}>
        {changes?.map((change) => (
          <Change key={change.key} change={change} canSend={!isOffline && !isGuest} />
        ))}
      </ul>
    </Sheet>
  )
}

function Change({ change, canSend }: { change: PendingChange; canSend: boolean }) {
  const { i18n } = useLingui()
  const { Sentence, canUndo, undo } = actionsOf(change)
  const { commands } = change
  const { state, refusal, isHeld } = commands[0]
  const isOver = state === 'refused' || state === 'corrected'
  const now = refusal?.now ?? 0
  return (
    <li className={styles.change}>
      <span className={state === 'refused' || state === 'asked' ? styles.refused : styles.waiting}>
        <Icon name={state === 'refused' || state === 'asked' ? 'warning-circle' : 'clock-clockwise-bold'} />
      </span>
      <div className={styles.words}>
        <p>
          <Sentence commands={commands} />
        </p>
        {state === 'refused' && <p className={styles.refused}>{failureWords(refusal?.code ?? 'SERVER', '')}</p>}
        {state === 'corrected' && (
          <p className={styles.refused}>
            <Trans>Only {now} left.</Trans>
          </p>
        )}
        {state === 'asked' && (
          <p className={styles.refused}>
            <Trans>This change is too old to tell whether it was saved.</Trans>
          </p>
        )}
        {isHeld && (
          <p>
            <Trans>Pictures wait for a better connection.</Trans>
          </p>
        )}
        <p className={styles.age}>{formatAge(change.at, serverNow(), i18n.locale as Language)}</p>
      </div>
      <div className={styles.actions}>
        {canUndo(commands) && (
          <Button kind="text" size="small" onClick={() => void undo(commands)}>
            {isOver || state === 'asked' ? <Trans>Dismiss</Trans> : <Trans>Undo</Trans>}
          </Button>
        )}
        {state !== 'corrected' && (canSend || isOver) && (
          <Button kind="soft" size="small" onClick={() => void retryChange(change)}>
            {isHeld ? (
              <Trans>Upload now</Trans>
            ) : state === 'waiting' || state === 'sent' ? (
              <Trans>Sync now</Trans>
            ) : (
              <Trans>Try again</Trans>
            )}
          </Button>
        )}
      </div>
    </li>
  )
}
