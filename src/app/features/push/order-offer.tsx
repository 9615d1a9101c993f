import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import styles from './order-offer.module.css'
import { refuse, type TurnedOn, turnOn } from './push-commands.ts'
import { PushNote } from './push-note.tsx'
import { useCanAsk } from './use-can-ask.ts'
import { usePush } from './use-push.ts'

/**
 * Offers notifications about the parcel after an order, with an explanation before the browser's question; absent once
 * notifications are on, and after a refusal (docs/product.md#push-permission).
 */
export function OrderOffer() {
  const push = usePush()
  const canAsk = useCanAsk()
  const [answer, setAnswer] = useState<TurnedOn | 'refused' | 'asking' | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const isAnswered = answer !== null && answer !== 'asking'
  useEffect(() => {
    if (isAnswered) outcome.current?.focus({ preventScroll: true })
  }, [isAnswered])

  const accept = async () => {
    setAnswer('asking')
    setAnswer(await turnOn())
  }
  const decline = async () => {
    setAnswer('refused')
    await refuse()
  }
  if (!push || (answer === null && !canAsk)) return null
  if (isAnswered)
    return (
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {answer === 'on' || answer === 'refused' ? (
          <Note kind={answer === 'on' ? 'success' : 'info'} icon={answer === 'on' ? 'check-circle' : 'bell'}>
            {answer === 'on' ? <Trans>Notifications are on.</Trans> : <Trans>Notifications stay off.</Trans>}{' '}
            <PageLink href="/Settings" className={styles.link}>
              <Trans>Settings</Trans>
            </PageLink>
          </Note>
        ) : (
          <PushNote support={push.support} result={answer} />
        )}
      </div>
    )
  return (
    <Card>
      <section className={styles.offer} aria-labelledby="order-offer">
        <span className={styles.bell}>
          <Icon name="bell" size={24} />
        </span>
        <div className={styles.words}>
          <h2 id="order-offer">
            <Trans>Follow your parcel</Trans>
          </h2>
          <p>
            <Trans>
              Get a notification when your order ships and when the courier is on the way. In Settings, you can choose
              what else we notify you about.
            </Trans>
          </p>
        </div>
        <div className={styles.answers}>
          <Button kind="soft" isLoading={answer === 'asking'} onClick={() => void accept()}>
            <Trans>Turn on notifications</Trans>
          </Button>
          <Button kind="text" onClick={() => void decline()}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </section>
    </Card>
  )
}
