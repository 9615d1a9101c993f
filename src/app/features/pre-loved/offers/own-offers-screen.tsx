import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EndlessEnd } from '#features/endless/index.ts'
import { useShopper } from '#session/shopper.ts'
import { illustrations } from '#shell/illustrations.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { useIsOffline } from '#sync/connection.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { OfferSteps } from '../offer/offer-steps.tsx'
import { OwnFrame, OwnLoginPrompt, OwnSkeleton } from '../own-frame.tsx'
import { offerPath } from '../pre-loved-paths.ts'
import { ownOffersTitle } from '../pre-loved-titles.ts'
import { DraftCard, PendingCard } from './device-cards.tsx'
import { OwnOfferCard } from './own-offer-card.tsx'
import styles from './own-offers.module.css'
import { useNewDrafts, useOwnOffers, usePendingOffers, usePendingWithdrawals } from './use-own-offers.ts'

/** `/pre-loved/offers`: the shopper's own offers with their states; drafts and waiting ones of this device first. */
export function OwnOffersScreen() {
  const { i18n } = useLingui()
  const userId = useShopper()?.userId
  const title = ownOffersTitle(i18n)
  useTitle(title)
  if (userId === undefined) return <OwnLoginPrompt />
  return (
    <OwnFrame title={title} beside={<OfferSteps />}>
      <OwnOffers userId={userId} title={title} />
    </OwnFrame>
  )
}

function OwnOffers({ userId, title }: { userId: string; title: string }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const offers = useOwnOffers()
  const pending = usePendingOffers() ?? []
  const withdrawals = usePendingWithdrawals() ?? []
  const drafts = useNewDrafts()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const written = new Set(pending.map(({ key }) => key))
  const all = offers.state === 'ready' ? offers.list.records : []
  const accepted = all.filter(({ key }) => !written.has(key))
  const known = new Set(all.map(({ key }) => key))
  const begun = (drafts ?? []).filter(({ key }) => !written.has(key) && !known.has(key) && !removed.includes(key))
  const isEmpty = pending.length + accepted.length + begun.length === 0
  return (
    <>
      {isOffline && offers.state === 'ready' && (
        <p className={styles.age}>
          <SavedAge at={offers.list.at} />
        </p>
      )}
      {!isEmpty && (
        <ul className={styles.list} aria-label={title}>
          {begun.map((draft) => (
            <li key={draft.key}>
              <DraftCard userId={userId} draft={draft} onRemoved={() => setRemoved([...removed, draft.key])} />
            </li>
          ))}
          {pending.map((one) => (
            <li key={one.id}>
              <PendingCard userId={userId} pending={one} />
            </li>
          ))}
          {accepted.map((offer) => (
            <li key={offer.key}>
              <OwnOfferCard offer={offer} isLeaving={withdrawals.includes(offer.key)} />
            </li>
          ))}
        </ul>
      )}
      {offers.state !== 'ready' ? (
        isEmpty && <ScreenState level={2} state={offers} skeleton={<OwnSkeleton />} />
      ) : isEmpty && drafts !== null ? (
        <EmptyState
          picture={illustrations.basket}
          title={t`You haven't listed anything yet`}
          sentence={t`Sell what you no longer need to other shoppers.`}
          action={
            <ButtonLink kind="primary" href={offerPath()}>
              <Trans>Sell an item</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <EndlessEnd list={offers.list} failed={<Trans>Couldn't load more listings.</Trans>} />
      )}
    </>
  )
}
