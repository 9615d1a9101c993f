import { useEffect, useMemo, useState } from 'react'
import type { OwnReview } from '#contract/review/own-review.ts'
import { serverNow } from '#device/server-clock.ts'
import { presentPhotos, usePhotoAddresses } from '#features/photos/index.ts'
import { type ReviewPicture, reviewDrafts } from '#offline/review/review-drafts.ts'
import { reviewPictures } from '#offline/review/review-pictures.ts'
import { type PendingReview, readPendingReviews } from '#offline/review/reviews.ts'

/** The values of the form. */
export type ReviewValues = {
  /** 0 until the shopper chooses. */
  readonly score: number
  readonly content: string
  readonly pictures: readonly ReviewPicture[]
  readonly isAnonymous: boolean
}
/** The values with which the form begins. `pending`: the version of the review that waits for the network. */
export type Begun = { readonly values: ReviewValues; readonly pending?: PendingReview | undefined }

const empty: ReviewValues = { score: 0, content: '', pictures: [], isAnonymous: false }

/**
 * The values with which the form of an item begins: the shopper's draft, else the version that waits for the network,
 * else the review that the server has. Null while the device is read.
 */
export function useReviewDraft(userId: string, orderItemId: number, review: OwnReview | undefined): Begun | null {
  const [begun, setBegun] = useState<Begun | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later answer of the server leaves the typed text alone
  useEffect(() => {
    let isActive = true
    const read = async () => {
      const [draft, all] = await Promise.all([reviewDrafts.read(userId, orderItemId), readPendingReviews(userId)])
      const pending = all.find((one) => one.orderItemId === orderItemId)
      const stored = review && {
        score: review.score,
        content: review.content,
        pictures: review.pics.map((address) => ({ address })),
        isAnonymous: review.isAnonymous === 1,
      }
      const values = draft ?? pending ?? stored ?? empty
      const pictures = await presentPhotos(storedPictures(userId, orderItemId), values.pictures)
      if (isActive) setBegun({ values: { ...pick(values), pictures }, pending })
    }
    void read()
    return () => {
      isActive = false
    }
  }, [userId, orderItemId])
  return begun
}

const pick = ({ score, content, pictures, isAnonymous }: ReviewValues): ReviewValues => ({
  score,
  content,
  pictures,
  isAnonymous,
})

/** The stored pictures of the review of an item, for `features/photos`. */
const storedPictures = (userId: string, orderItemId: number) => ({
  read: (id: string) => reviewPictures.read(userId, orderItemId, id),
  readUploaded: async (id: string) => {
    const upload = await reviewPictures.readUpload(userId, orderItemId, id)
    return upload && 'address' in upload ? upload.address : undefined
  },
})

/** Stores the values as the draft of an item. Resolves to false if the device has no room for the draft. */
export const saveValues = (
  userId: string,
  of: { readonly orderItemId: number; readonly prodId: number; readonly isEdit: boolean },
  { pictures, ...values }: ReviewValues,
): Promise<boolean> =>
  reviewDrafts.save(userId, { ...of, ...values, pictures: [...pictures], at: Math.round(serverNow()) })

/** Stores pictures on the device, one after another until there is no room; returns those that are stored. */
export async function storePictures(
  userId: string,
  orderItemId: number,
  pictures: readonly Blob[],
): Promise<{ readonly stored: readonly ReviewPicture[]; readonly isFull: boolean }> {
  const stored: ReviewPicture[] = []
  for (const picture of pictures) {
    const added = await reviewPictures.add(userId, orderItemId, picture)
    if (!added.ok) return { stored, isFull: true }
    stored.push({ id: added.id })
  }
  return { stored, isFull: false }
}

/** The addresses of a review's pictures for `<img>`, by the names of the pictures. */
export function usePictureAddresses(
  userId: string,
  orderItemId: number,
  pictures: readonly ReviewPicture[],
): ReadonlyMap<string, string> {
  return usePhotoAddresses(
    useMemo(() => storedPictures(userId, orderItemId), [userId, orderItemId]),
    pictures,
  )
}
