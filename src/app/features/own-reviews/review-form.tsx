import { Trans, useLingui } from '@lingui/react/macro'
import { maxReviewLength, maxReviewPictures } from '#contract/review/review-limits.ts'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { nameOfPhoto, PhotosField, useDraftedForm } from '#features/photos/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { tooLongWords } from '#i18n/too-long-words.ts'
import { reviewsDomain } from '#offline/domains/reviews.ts'
import { finishReview, removeOtherReviewPictures, submitReview } from '#offline/review/reviews.ts'
import { useReplaceForm } from '#shell/use-has-left.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { sendSubmitted } from '#sync/send-outbox.ts'
import { Button } from '#ui/base/button.tsx'
import { Switch } from '#ui/choice/choice.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Form } from '#ui/form/form.tsx'
import { StarInput } from '#ui/form/star-input.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Card } from '#ui/layout/card.tsx'
import { findPendingReview } from './find-pending-review.ts'
import styles from './rate.module.css'
import { uploadNow } from './upload-now.ts'
import type { ShownItem } from './use-own-reviews.ts'
import { type Begun, saveValues, storePictures, usePictureAddresses } from './use-review-draft.ts'

type Properties = {
  userId: string
  item: ShownItem
  /** Whether the server has the review, which is changed. */
  isEdit: boolean
  begun: Begun
}

/**
 * The form of a review: stars, thoughts, pictures and name. Every change is stored as a draft on the device; a review
 * is submitted also without a network (docs/product.md#own-reviews).
 */
export function ReviewForm({ userId, item, isEdit, begun: { values: start, pending } }: Properties) {
  const { t } = useLingui()
  const replaceForm = useReplaceForm()
  const { regionId } = useMarket()
  const { orderItemId, prodId, prodName, skuName, pic } = item
  const of = { orderItemId, prodId, isEdit }
  const form = useForm({
    start,
    check: ({ score, content }) => ({
      ...(score === 0 && { score: t`Please choose the stars.` }),
      ...(content.trim() === '' && { content: t`Please enter your thoughts.` }),
      ...(content.trim().length > maxReviewLength && { content: tooLongWords(maxReviewLength) }),
    }),
    send: async ({ score, content, pictures, isAnonymous }) => {
      const review = { ...of, score, content: content.trim(), pictures: [...pictures], isAnonymous }
      const at = Math.round(serverNow())
      const product = { prodName, skuName, pic }
      const submitted = await submitReview({ shopper: userId, regionId, at, review, product })
      const outcome = await sendSubmitted(reviewsDomain, submitted)
      if (outcome === 'failed') {
        setFull(true)
        return { ok: false, fields: {}, words: t`This device has no room for your review.` }
      }
      // Waiting, sent or refused; undefined once the server has accepted the review.
      const after = await findPendingReview(userId, orderItemId)
      if (after?.state === 'refused')
        return { ok: false, fields: {}, words: failureWords(after.refusal ?? 'SERVER', '') }
      if (!after) await finishReview(userId, orderItemId)
      return { ok: true, value: { after, isInMemory: outcome === 'in-memory' } }
    },
    onDone: ({ after, isInMemory }) => {
      if (!after) showToast({ kind: 'success', words: isEdit ? t`Review updated.` : t`Review added.` })
      else if (isInMemory) showToast({ kind: 'warning', words: t`Keep the app open until your review is sent.` })
      else if (after.isHeld)
        showToast({
          kind: 'queued',
          words: t`Pictures wait for a better connection.`,
          action: { words: t`Upload now`, onPress: () => void uploadNow(after.id) },
        })
      else showToast({ kind: 'queued', words: t`Your review will be sent when you're online.` })
      replaceForm('/Completed/RateProduct')
    },
  })
  const { values, errors } = form
  useHoldUpdates(form.isDirty)
  const addresses = usePictureAddresses(userId, orderItemId, values.pictures)
  const { change, isFull, setFull, photos } = useDraftedForm(form, {
    save: (latest) => saveValues(userId, of, latest),
    storePictures: (pictures) => storePictures(userId, orderItemId, pictures),
    removeOtherPictures: (shown) => removeOtherReviewPictures(userId, orderItemId, shown),
  })
  return (
    <Card>
      <Form form={form} aria-label={isEdit ? t`Edit review` : t`Write a review`}>
        <div className={styles.fields}>
          {pending && <PendingNote state={pending.state} code={pending.refusal} />}
          {isEdit && !pending && (
            <Note kind="info" icon="info">
              <Trans>A review can be edited once.</Trans>
            </Note>
          )}
          <StarInput
            label={t`Your rating`}
            score={values.score}
            words={[t`Terrible`, t`Poor`, t`Okay`, t`Good`, t`Excellent`]}
            error={errors['score']}
            onChoose={(score) => change('score', score)}
          />
          <TextAreaField
            label={t`Your thoughts`}
            rows={5}
            most={maxReviewLength}
            value={values.content}
            error={errors['content']}
            aria-required="true"
            onChange={({ target }) => change('content', target.value)}
            onBlur={() => form.leave('content')}
          />
          <PhotosField
            legend={t`Pictures (optional)`}
            tooMany={t`Only five images may be uploaded.`}
            most={maxReviewPictures}
            pictures={values.pictures.map((one) => ({
              id: nameOfPhoto(one),
              src: addresses.get(nameOfPhoto(one)) ?? '',
            }))}
            error={errors['pictures']}
            onAdd={(pictures) => void photos.add(pictures)}
            onRemove={(name) => void photos.remove(name)}
            onMove={photos.move}
          />
          <Switch checked={values.isAnonymous} onChange={({ target }) => change('isAnonymous', target.checked)}>
            <Trans>Hide my name</Trans>
            <small className={styles.hint}>
              <Trans>Your review is shown as “Anonymous”.</Trans>
            </small>
          </Switch>
          <div role="status">
            {isFull && (
              <Note kind="warn" icon="warning-circle">
                <Trans>
                  This device is out of space, so changes aren't saved. Your text stays here while this page is open:
                  send your review now, or free up some space.
                </Trans>
              </Note>
            )}
          </div>
          <Button kind="primary" isWide type="submit" isLoading={form.isSending}>
            {isEdit ? <Trans>Save changes</Trans> : <Trans>Submit review</Trans>}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** The state of the version of this review that the server has not accepted yet. */
function PendingNote({ state, code }: { state: 'waiting' | 'sent' | 'refused'; code: string | undefined }) {
  if (state === 'refused')
    return (
      <Note kind="danger" icon="warning-circle">
        {failureWords(code ?? 'SERVER', '')}
      </Note>
    )
  return (
    <Note kind="queued" icon="clock-clockwise-bold">
      <Trans>This review is waiting to be sent. You can still change it.</Trans>
    </Note>
  )
}
