import { Trans, useLingui } from '@lingui/react/macro'
import { usePriceSymbol } from '#cache/catalogue/first/use-price-symbol.ts'
import { nameOfPhoto } from '#features/photos/index.ts'
import { type OfferDraft, offerDrafts } from '#offline/offer-drafts.ts'
import { offerPictures } from '#offline/offer-pictures.ts'
import { dropOffer, type PendingOffer } from '#offline/offers.ts'
import type { OutgoingPicture } from '#offline/upload/outgoing-picture.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { usePictureAddresses } from '../offer/use-offer-draft.ts'
import { offerPath } from '../pre-loved-paths.ts'
import { readAmount } from '../read-amount.ts'
import { OfferLine } from './offer-line.tsx'
import styles from './own-offers.module.css'
import { PendingNote } from './pending-note.tsx'

/** An offer that was begun and never submitted, which lives on this device alone. */
export function DraftCard({ userId, draft, onRemoved }: { userId: string; draft: OfferDraft; onRemoved: () => void }) {
  const { t } = useLingui()
  const symbol = usePriceSymbol(draft.regionId)
  const { key, title, price, pictures } = draft
  const picture = useFirstPicture(userId, key, pictures)
  const name = title.trim() || t`Item without a title`
  const remove = async () => {
    await offerDrafts.remove(userId, key)
    await offerPictures.removeOthers(userId, key, [])
    onRemoved()
  }
  return (
    <OfferLine
      title={name}
      picture={picture}
      tint={0}
      price={readAmount(price) ?? null}
      symbol={symbol}
      badge={
        <Badge kind="plain" icon="note-pencil">
          <Trans>Draft</Trans>
        </Badge>
      }
    >
      <div className={styles.actions}>
        <ButtonLink kind="soft" size="small" href={offerPath(key)}>
          <Trans>Continue</Trans>
          <span className="sr">: {name}</span>
        </ButtonLink>
        <Button kind="text" size="small" onClick={() => void remove()}>
          <Trans>Delete draft</Trans>
          <span className="sr">: {name}</span>
        </Button>
      </div>
    </OfferLine>
  )
}

/** An offer that the mall has not accepted yet: waiting for the network, or refused with the reason. */
export function PendingCard({ userId, pending }: { userId: string; pending: PendingOffer }) {
  const symbol = usePriceSymbol(pending.regionId)
  const { id, key, title, price, pictures, state } = pending
  const picture = useFirstPicture(userId, key, pictures)
  return (
    <OfferLine
      title={title}
      picture={picture}
      tint={0}
      price={price}
      symbol={symbol}
      badge={
        state === 'refused' ? (
          <Badge kind="danger">
            <Trans>Not sent</Trans>
          </Badge>
        ) : (
          <Badge kind="queued" icon="clock-clockwise-bold">
            <Trans>Waiting to be sent</Trans>
          </Badge>
        )
      }
    >
      <PendingNote pending={pending} />
      <div className={styles.actions}>
        <ButtonLink kind="soft" size="small" href={offerPath(key)}>
          <Trans>Edit</Trans>
          <span className="sr">: {title}</span>
        </ButtonLink>
        {state !== 'sent' && (
          <Button kind="text" size="small" onClick={() => void dropOffer(userId, id, key)}>
            <Trans>Delete</Trans>
            <span className="sr">: {title}</span>
          </Button>
        )}
      </div>
    </OfferLine>
  )
}

/** The address of the first picture on this device; undefined while it is read. */
function useFirstPicture(userId: string, key: string, pictures: readonly OutgoingPicture[]): string | undefined {
  const addresses = usePictureAddresses(userId, key, pictures)
  const [first] = pictures
  return first && addresses.get(nameOfPhoto(first))
}
