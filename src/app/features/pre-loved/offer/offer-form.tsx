import { Trans, useLingui } from '@lingui/react/macro'
import { usePriceSymbol } from '#cache/catalogue/first/use-price-symbol.ts'
import { maxDefectsLength, maxOfferPictures, maxOfferTextLength } from '#contract/pre-loved/offer-limits.ts'
import type { OwnOffer } from '#contract/pre-loved/own-offers.ts'
import { useMarket } from '#device/market.ts'
import { nameOfPhoto, PhotosField, useDraftedForm } from '#features/photos/index.ts'
import { removeOtherOfferPictures } from '#offline/offers.ts'
import { useReplaceForm } from '#shell/use-has-left.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Button } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Form, FormField } from '#ui/form/form.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Card } from '#ui/layout/card.tsx'
import { CategoryField } from './category-field.tsx'
import { ConditionField } from './condition-field.tsx'
import { offerFaults, refusedFields } from './offer-faults.ts'
import styles from './offer-form.module.css'
import { OfferNotes } from './offer-notes.tsx'
import { type Begun, saveValues, storePictures, usePictureAddresses } from './use-offer-draft.ts'
import { useSubmit } from './use-submit.ts'

type Properties = {
  userId: string
  offerKey: string
  /** The offer as the mall has it, which is changed. */
  offer: OwnOffer | undefined
  begun: Begun
}

/**
 * The form of an offer. Every change is stored as a draft on the device; an offer is submitted also without a network
 * (docs/product.md#pre-loved-offers).
 */
export function OfferForm({ userId, offerKey, offer, begun }: Properties) {
  const { t } = useLingui()
  const replaceForm = useReplaceForm()
  const { values: start, pending } = begun
  const market = useMarket()
  // A price stays in the currency of the region in which it was typed, whatever region the page shows.
  const regionId = offer?.regionId ?? begun.regionId ?? market.regionId
  const symbol = usePriceSymbol(regionId)
  const submit = useSubmit(userId, offerKey, regionId)
  const form = useForm({
    start,
    startErrors: refusedFields(pending?.fields),
    check: (values) => offerFaults(values, regionId),
    send: submit,
    onDone: (outcome) => {
      if (outcome === 'sent') showToast({ kind: 'success', words: t`Thank you. We're checking your listing.` })
      else if (outcome === 'in-memory')
        showToast({ kind: 'warning', words: t`Keep the app open until your listing is sent.` })
      else showToast({ kind: 'queued', words: t`Your listing will be sent when you're online.` })
      replaceForm('/pre-loved/offers')
    },
  })
  const { values, errors } = form
  useHoldUpdates(form.isDirty)
  const addresses = usePictureAddresses(userId, offerKey, values.pictures)
  const of = { key: offerKey, regionId, isEdit: offer !== undefined }
  const { change, isFull, photos } = useDraftedForm(form, {
    save: (latest) => saveValues(userId, of, latest),
    storePictures: (pictures) => storePictures(userId, offerKey, pictures),
    removeOtherPictures: (shown) => removeOtherOfferPictures(userId, offerKey, shown),
  })
  return (
    <Card>
      <Form form={form} aria-label={t`Sell an item`}>
        <div className={styles.fields}>
          <OfferNotes offer={offer} pending={pending} />
          <PhotosField
            legend={t`Pictures`}
            most={maxOfferPictures}
            tooMany={t`A listing can have at most ${maxOfferPictures} pictures.`}
            pictures={values.pictures.map((one) => ({
              id: nameOfPhoto(one),
              src: addresses.get(nameOfPhoto(one)) ?? '',
            }))}
            error={errors['pictures']}
            onAdd={(pictures) => void photos.add(pictures)}
            onRemove={(name) => void photos.remove(name)}
            onMove={photos.move}
          />
          <FormField
            form={{ ...form, set: change }}
            name="title"
            label={t`Title`}
            hint={t`Brand, model, size`}
            autoComplete="off"
          />
          <CategoryField
            chosen={values.categoryId}
            error={errors['categoryId']}
            onChoose={(categoryId) => change('categoryId', categoryId)}
          />
          <ConditionField
            chosen={values.condition}
            error={errors['condition']}
            onChoose={(condition) => change('condition', condition)}
          />
          <TextAreaField
            label={t`Defects (optional)`}
            rows={2}
            most={maxDefectsLength}
            value={values.defects}
            {...(errors['defects'] !== undefined && { error: errors['defects'] })}
            onChange={({ target }) => change('defects', target.value)}
            onBlur={() => form.leave('defects')}
          />
          <TextAreaField
            label={t`Description`}
            rows={5}
            most={maxOfferTextLength}
            value={values.description}
            {...(errors['description'] !== undefined && { error: errors['description'] })}
            aria-required="true"
            onChange={({ target }) => change('description', target.value)}
            onBlur={() => form.leave('description')}
          />
          <FormField
            form={{ ...form, set: change }}
            name="price"
            label={t`Price`}
            inputMode="decimal"
            autoComplete="off"
            prefix={symbol}
          />
          <div role="status">
            {isFull && (
              <Note kind="warn" icon="warning-circle">
                <Trans>
                  This device is out of space, so changes aren't saved. Your text stays here while this page is open:
                  send your listing now, or free up some space.
                </Trans>
              </Note>
            )}
          </div>
          <Button kind="primary" isWide type="submit" isLoading={form.isSending}>
            <Trans>Send for review</Trans>
          </Button>
        </div>
      </Form>
    </Card>
  )
}
