import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/moment.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { useShopper } from '#session/shopper.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { formatAge } from '#words/screens/age.ts'
import { ActSentence } from './act-sentence.tsx'
import { canUndo, retryAct, undoAct } from './undo-act.ts'
import { useWaitingActs } from './use-waiting-acts.ts'
import type { WaitingAct } from './waiting-acts.ts'
import styles from './waiting-sheet.module.css'

/** All pending changes, with the actions on each (docs/design.md#sync-status). */
export function WaitingSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const acts = useWaitingActs()
  const isOffline = useIsOffline()
  const isGuest = useShopper() === null
  return (
    <Sheet title={t`Waiting changes`} onClose={onClose}>
      {acts && (
        <p className={styles.lead} role="status">
          {acts.length === 0 ? (
            <Trans>Everything has reached the shop.</Trans>
          ) : isGuest ? (
            <Trans>They wait on this phone until you log in.</Trans>
          ) : isOffline ? (
            <Trans>We will send them when you are back online.</Trans>
          ) : (
            <Trans>We are sending them.</Trans>
          )}
        </p>
      )}
      <ul className={styles.acts}>
        {acts?.map((act) => (
          <Act key={act.key} act={act} canSend={!isOffline && !isGuest} />
        ))}
      </ul>
    </Sheet>
  )
}

function Act({ act, canSend }: { act: WaitingAct; canSend: boolean }) {
  const { i18n } = useLingui()
  const state = act.kind === 'cart' ? act.commands[0].state : 'waiting'
  const refusal = act.kind === 'cart' ? act.commands[0].refusal : undefined
  const isOver = state === 'refused' || state === 'corrected'
  const now = refusal?.now ?? 0
  return (
    <li className={styles.act}>
      <span className={state === 'refused' || state === 'asked' ? styles.refused : styles.waiting}>
        <Icon name={state === 'refused' || state === 'asked' ? 'warning-circle' : 'clock-clockwise-bold'} />
      </span>
      <div className={styles.words}>
        <p>
          <ActSentence act={act} />
        </p>
        {state === 'refused' && <p className={styles.refused}>{failureWords(refusal?.code ?? 'SERVER', '')}</p>}
        {state === 'corrected' && (
          <p className={styles.refused}>
            <Trans>There are only {now}.</Trans>
          </p>
        )}
        {state === 'asked' && (
          <p className={styles.refused}>
            <Trans>It is too long ago to know whether this reached the shop.</Trans>
          </p>
        )}
        <p className={styles.age}>{formatAge(act.at, serverNow(), i18n.locale as Language)}</p>
      </div>
      <div className={styles.ways}>
        {canUndo(act) && (
          <Button kind="text" size="small" onClick={() => void undoAct(act)}>
            {isOver || state === 'asked' ? <Trans>Leave it</Trans> : <Trans>Undo</Trans>}
          </Button>
        )}
        {state !== 'corrected' && (canSend || isOver) && (
          <Button kind="soft" size="small" onClick={() => void retryAct(act)}>
            {state === 'waiting' || state === 'sent' ? <Trans>Send now</Trans> : <Trans>Try again</Trans>}
          </Button>
        )}
      </div>
    </li>
  )
}
