import { Trans, useLingui } from '@lingui/react/macro'
import { idInPath } from '#contract/links.ts'
import type { OwnOffer } from '#contract/pre-loved/own-offers.ts'
import type { Language } from '#contract/wire.ts'
import { useShopper } from '#session/shopper.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useOwnOffer } from '../offers/use-own-offers.ts'
import { OwnFrame, OwnLoginPrompt, OwnSkeleton } from '../own-frame.tsx'
import { sellTitle } from '../pre-loved-titles.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferSteps } from './offer-steps.tsx'
import { valuesOfOffer } from './offer-values.ts'
import { useNewOfferKey } from './use-new-offer-key.ts'
import { useOfferDraft } from './use-offer-draft.ts'

/**
 * `/pre-loved/offer`: the form that offers an item; continues the latest draft. `?offer=` opens a draft of this device,
 * `?item=` an offer of the shopper to be changed (docs/product.md#pre-loved-offers).
 */
export function OfferScreen() {
  const { i18n } = useLingui()
  const userId = useShopper()?.userId
  const query = usePageQuery()
  const key = query.get('offer')
  const itemId = query.has('item') ? idInPath(query.get('item') ?? '') : undefined
  const title = sellTitle(i18n)
  useTitle(title)
  if (itemId === null) return <PageNotFound />
  if (userId === undefined) return <OwnLoginPrompt />
  return (
    <OwnFrame title={title} beside={<OfferSteps />}>
      {itemId !== undefined ? (
        <KnownOffer key={itemId} userId={userId} itemId={itemId} />
      ) : key ? (
        <Begin key={key} userId={userId} offerKey={key} offer={undefined} />
      ) : (
        <NewOffer userId={userId} />
      )}
    </OwnFrame>
  )
}

function NewOffer({ userId }: { userId: string }) {
  const key = useNewOfferKey(userId)
  return key === null ? <OwnSkeleton /> : <Begin userId={userId} offerKey={key} offer={undefined} />
}

function KnownOffer({ userId, itemId }: { userId: string; itemId: number }) {
  const offer = useOwnOffer(itemId)
  if (offer.state === 'guest') return <OwnSkeleton />
  if (offer.state !== 'ready') return <ScreenState level={2} state={offer} skeleton={<OwnSkeleton />} />
  // A saved answer may be outdated: the form is reset once the current offer has arrived.
  return <Begin key={offer.value.stateTime} userId={userId} offerKey={offer.value.key} offer={offer.value} />
}

type Properties = { userId: string; offerKey: string }

function Begin({ userId, offerKey, offer }: Properties & { offer: OwnOffer | undefined }) {
  const { i18n } = useLingui()
  const begun = useOfferDraft(userId, offerKey, offer && valuesOfOffer(offer, i18n.locale as Language))
  if (begun === null) return <OwnSkeleton />
  if (offer && !offer.canEdit && !begun.pending)
    return (
      <Card>
        <Note kind="info" icon="info">
          <Trans>This listing can't be changed now.</Trans>
        </Note>
        <p>
          <ButtonLink kind="soft" href="/pre-loved/offers">
            <Trans>My listings</Trans>
          </ButtonLink>
        </p>
      </Card>
    )
  return <OfferForm userId={userId} offerKey={offerKey} offer={offer} begun={begun} />
}
