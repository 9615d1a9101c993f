import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteCard, type SavedCard, savedCards, setDefaultCard } from '#contract/payment/payment-card.ts'
import { LoginPrompt } from '#features/sign-in/index.ts'
import { wordsOfFailure } from '#i18n/failure-words.ts'
import type { Outcome } from '#offline/call.ts'
import { command, useShopperAnswer } from '#session/shopper-queries.ts'
import { illustrations } from '#shell/illustrations.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { Card } from '#ui/layout/card.tsx'
import { SheetTrigger } from '#ui/overlay/sheet-trigger.tsx'
import styles from './payment.module.css'
import { cardName } from './payment-names.ts'
import { savedCardsTitle } from './payment-titles.ts'

/** `/profile/cards`: the cards that the payment provider stores for a shopper (docs/product.md#payments). */
export function SavedCardsScreen() {
  const { t, i18n } = useLingui()
  const answer = useShopperAnswer(savedCards, {})
  useTitle(savedCardsTitle(i18n))
  const skeleton = (
    <div className={styles.narrow} aria-busy="true">
      <Skeleton kind="hero" />
    </div>
  )
  if (answer.state === 'guest')
    return (
      <LoginPrompt
        title={t`Log in to see your saved cards`}
        sentence={t`Pay without typing your card number again.`}
        skeleton={<div className="page">{skeleton}</div>}
      />
    )
  return (
    <Canvas title={<Trans>Saved cards</Trans>} hasBar>
      {answer.state !== 'ready' ? (
        <ScreenState level={2} state={answer} skeleton={skeleton} />
      ) : answer.value.length === 0 ? (
        <EmptyState
          picture={illustrations.compass}
          title={t`No card yet`}
          sentence={t`Save a card when you pay, and pay with one tap next time.`}
        />
      ) : (
        <ul className={styles.narrow} aria-label={t`Saved cards`}>
          {answer.value.map((card) => (
            <OneCard key={card.cardId} card={card} />
          ))}
        </ul>
      )}
    </Canvas>
  )
}

function OneCard({ card }: { card: SavedCard }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isOffline = useIsOffline()
  const [isSending, setSending] = useState(false)
  const name = cardName(card)
  const send = async (work: Promise<Outcome<unknown>>, words: string) => {
    setSending(true)
    const outcome = await work
    await client.invalidateQueries({ queryKey: [savedCards.path] })
    setSending(false)
    showToast(outcome.ok ? { kind: 'success', words } : { kind: 'error', words: wordsOfFailure(outcome.failure) })
  }
  const params = { cardId: String(card.cardId) }
  return (
    <li>
      <Card>
        <div className={styles.saved}>
          <Icon name="credit-card" size={24} />
          <span className={styles.words}>
            <b>{name}</b>
            <small>
              <Trans>Expires {card.expiry}</Trans>
            </small>
          </span>
          {card.isDefault === 1 && (
            <Badge kind="brand" icon="check-bold">
              <Trans>Default</Trans>
            </Badge>
          )}
        </div>
        <div className={styles.actions}>
          {isOffline ? (
            <Button size="small" isDisabled>
              <Trans>Needs internet</Trans>
            </Button>
          ) : (
            <>
              {card.isDefault === 0 && (
                <Button
                  size="small"
                  isLoading={isSending}
                  onClick={() => void send(command(setDefaultCard, { params }), t`Default card changed.`)}
                >
                  <Trans>Set as default</Trans>
                </Button>
              )}
              <SheetTrigger
                kind="text"
                size="small"
                words={<Trans>Delete</Trans>}
                title={t`Delete this card?`}
                footer={(close) => (
                  <>
                    <Button onClick={close}>
                      <Trans>Keep it</Trans>
                    </Button>
                    <Button
                      kind="danger"
                      onClick={() => {
                        close()
                        void send(command(deleteCard, { params }), t`Card deleted.`)
                      }}
                    >
                      <Trans>Delete</Trans>
                    </Button>
                  </>
                )}
              >
                {() => <p>{name}</p>}
              </SheetTrigger>
            </>
          )}
        </div>
      </Card>
    </li>
  )
}
