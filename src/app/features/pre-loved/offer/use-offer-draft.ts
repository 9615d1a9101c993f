import { useEffect, useMemo, useState } from 'react'
import { serverNow } from '#device/server-clock.ts'
import { presentPhotos, usePhotoAddresses } from '#features/photos/index.ts'
import { offerDrafts } from '#offline/offer-drafts.ts'
import { offerPictures } from '#offline/offer-pictures.ts'
import { type PendingOffer, readPendingOffers } from '#offline/offers.ts'
import type { OutgoingPicture } from '#offline/upload/outgoing-picture.ts'
import { emptyOffer, type OfferValues } from './offer-values.ts'

/**
 * The values with which the form begins, the region of their price if this device knows it, and the version that waits
 * for the network or was refused.
 */
export type Begun = {
  readonly values: OfferValues
  readonly regionId?: number | undefined
  readonly pending?: PendingOffer | undefined
}

/** The submission of an offer that the mall has not accepted yet; undefined where there is none. */
export const findSubmission = async (userId: string, key: string): Promise<PendingOffer | undefined> =>
  (await readPendingOffers(userId)).find((one) => one.key === key)

/**
 * The values with which the form of an offer begins: the draft on this device, else the version that waits for the
 * network, else `stored`, which the mall has. Null while the device is read.
 */
export function useOfferDraft(userId: string, key: string, stored: OfferValues | undefined): Begun | null {
  const [begun, setBegun] = useState<Begun | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later answer of the mall leaves the typed text alone
  useEffect(() => {
    let isActive = true
    const read = async () => {
      const [draft, pending] = await Promise.all([offerDrafts.read(userId, key), findSubmission(userId, key)])
      const sent = pending && { ...pending, price: String(pending.price) }
      const onDevice = draft ?? sent
      const begun = onDevice ?? stored ?? emptyOffer
      const regionId = begun.price === '' ? undefined : onDevice?.regionId
      const { title, price, condition = '', categoryId = 0, description, defects, pictures } = begun
      const present = await presentPhotos(storedPictures(userId, key), pictures)
      const values = { title, price, condition, categoryId, description, defects, pictures: present }
      if (isActive) setBegun({ values, regionId, pending })
    }
    void read()
    return () => {
      isActive = false
    }
  }, [userId, key])
  return begun
}

/** The stored pictures of an offer, for `features/photos`. */
const storedPictures = (userId: string, key: string) => ({
  read: (id: string) => offerPictures.read(userId, key, id),
  readUploaded: async (id: string) => {
    const upload = await offerPictures.readUpload(userId, key, id)
    return upload && 'address' in upload ? upload.address : undefined
  },
})

/** The addresses of an offer's pictures for `<img>`, by the names of the pictures. */
export function usePictureAddresses(userId: string, key: string, pictures: readonly OutgoingPicture[]) {
  return usePhotoAddresses(
    useMemo(() => storedPictures(userId, key), [userId, key]),
    pictures,
  )
}

/** The properties of a draft besides the form values; `isEdit`: the draft changes an existing offer. */
export type DraftOf = { readonly key: string; readonly regionId: number; readonly isEdit: boolean }

/** Stores the values as the draft of an offer. Resolves to false if the device has no room for the draft. */
export const saveValues = (
  userId: string,
  of: DraftOf,
  { pictures, condition, categoryId, ...values }: OfferValues,
): Promise<boolean> =>
  offerDrafts.save(userId, {
    ...of,
    ...values,
    ...(condition !== '' && { condition }),
    ...(categoryId !== 0 && { categoryId }),
    pictures: [...pictures],
    at: Math.round(serverNow()),
  })

/** Stores pictures on the device, one after another until there is no room; returns those that are stored. */
export async function storePictures(
  userId: string,
  key: string,
  pictures: readonly Blob[],
): Promise<{ readonly stored: readonly OutgoingPicture[]; readonly isFull: boolean }> {
  const stored: OutgoingPicture[] = []
  for (const picture of pictures) {
    const added = await offerPictures.add(userId, key, picture)
    if (!added.ok) return { stored, isFull: true }
    stored.push({ id: added.id })
  }
  return { stored, isFull: false }
}
