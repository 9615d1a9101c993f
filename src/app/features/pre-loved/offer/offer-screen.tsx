import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnOffer } from '#contract/pre-loved/own-offers.ts'
import type { Language } from '#contract/wire.ts'
import { useShopper } from '#session/shopper.ts'
import { usePageQuery } from '#shell/page-address.ts'
import { ScreenState } from '#shell/screen-states.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useOwnOffers } from '../offers/use-own-offers.ts'
import { OwnFrame, OwnLoginPrompt, OwnSkeleton } from '../own-frame.tsx'
import { sellTitle } from '../pre-loved-titles.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferSteps } from './offer-steps.tsx'
import { valuesOfOffer } from './offer-values.ts'
import { useNewOfferKey } from './use-new-offer-key.ts'
import { useOfferDraft } from './use-offer-draft.ts'

/**
 * `/pre-loved/offer`: offers an item, beginning with the draft that was left; `?offer=` changes an own offer
 * (docs/product.md#pre-loved-offers).
 */
export function OfferScreen() {
  const { i18n } = useLingui()
  const userId = useShopper()?.userId
  const named = usePageQuery().get('offer')
  const title = sellTitle(i18n)
  useTitle(title)
  if (userId === undefined) return <OwnLoginPrompt />
  return (
    <OwnFrame title={title} beside={<OfferSteps />}>
      {named ? <NamedOffer key={named} userId={userId} offerKey={named} /> : <NewOffer userId={userId} />}
    </OwnFrame>
  )
}

function NewOffer({ userId }: { userId: string }) {
  const key = useNewOfferKey(userId)
  return key === null ? <OwnSkeleton /> : <Begin userId={userId} offerKey={key} offer={undefined} />
}

type Properties = { userId: string; offerKey: string }

/** The offer of the address: the mall's version where there is one, else the one on this device. */
function NamedOffer({ userId, offerKey }: Properties) {
  const offers = useOwnOffers()
  const isAwaited = offers.state === 'loading' || offers.state === 'slow'
  if (isAwaited) return <ScreenState level={2} state={offers} skeleton={<OwnSkeleton />} />
  const offer = offers.state === 'ready' ? offers.list.records.find(({ key }) => key === offerKey) : undefined
  // A saved answer may be older than the offer: the form begins anew once the offer is known.
  return <Begin key={offer?.stateTime ?? ''} userId={userId} offerKey={offerKey} offer={offer} />
}

function Begin({ userId, offerKey, offer }: Properties & { offer: OwnOffer | undefined }) {
  const { i18n } = useLingui()
  const begun = useOfferDraft(userId, offerKey, offer && valuesOfOffer(offer, i18n.locale as Language))
  if (begun === null) return <OwnSkeleton />
  if (offer && !offer.canEdit && !begun.pending)
    return (
      <Card>
        <Note kind="info" icon="info">
          <Trans>This offer can't be changed now.</Trans>
        </Note>
        <p>
          <ButtonLink kind="soft" href="/pre-loved/offers">
            <Trans>My offers</Trans>
          </ButtonLink>
        </p>
      </Card>
    )
  return <OfferForm userId={userId} offerKey={offerKey} offer={offer} begun={begun} />
}
