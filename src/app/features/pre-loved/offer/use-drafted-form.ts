import { useRef, useState } from 'react'
import { nameOfPhoto } from '#features/photos/index.ts'
import type { FormState } from '#ui/form/use-form.ts'
import type { OfferValues } from './offer-values.ts'
import { type DraftOf, removeOtherPictures, saveValues, storePictures, usePictureAddresses } from './use-offer-draft.ts'

/**
 * The changes of the form of an offer, each of which is stored as the draft. `isFull`: the device has no room for the
 * draft or for a picture.
 */
export function useDraftedForm(userId: string, of: DraftOf, form: FormState<OfferValues>) {
  const { key } = of
  const [isFull, setFull] = useState(false)
  const addresses = usePictureAddresses(userId, key, form.values.pictures)
  // A picture is added some time after its choice, and must not store the text of that time.
  const latest = useRef(form.values)
  const change = <Name extends keyof OfferValues>(name: Name, value: OfferValues[Name]) => {
    latest.current = { ...latest.current, [name]: value }
    form.set(name, value)
    void saveValues(userId, of, latest.current).then((isStored) => setFull(!isStored))
  }
  const add = async (pictures: readonly Blob[]) => {
    const { stored, isFull: isNoRoom } = await storePictures(userId, key, pictures)
    if (stored.length > 0) change('pictures', [...latest.current.pictures, ...stored])
    if (isNoRoom) setFull(true)
  }
  const remove = async (name: string) => {
    const left = latest.current.pictures.filter((one) => nameOfPhoto(one) !== name)
    change('pictures', left)
    await removeOtherPictures(userId, key, left)
  }
  const move = (name: string, by: -1 | 1) => {
    const at = latest.current.pictures.findIndex((one) => nameOfPhoto(one) === name)
    const next = [...latest.current.pictures]
    next.splice(at + by, 0, ...next.splice(at, 1))
    change('pictures', next)
  }
  return { change, isFull, photos: { addresses, add, remove, move } }
}
