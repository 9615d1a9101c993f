import { useRef, useState } from 'react'
import type { OutgoingPicture } from '#offline/upload/outgoing-picture.ts'
import type { FormState } from '#ui/form/use-form.ts'
import { nameOfPhoto } from './use-photo-addresses.ts'

type WithPictures = { readonly pictures: readonly OutgoingPicture[] }

/** The draft of a form with pictures, on this device. */
type Draft<Values> = {
  /** Resolves to false if the device has no room. */
  readonly save: (values: Values) => Promise<boolean>
  /** Stores pictures until there is no room; returns those that are stored. */
  readonly storePictures: (
    pictures: readonly Blob[],
  ) => Promise<{ readonly stored: readonly OutgoingPicture[]; readonly isFull: boolean }>
  /** Removes the stored pictures that are not among these. */
  readonly removeOtherPictures: (shown: readonly OutgoingPicture[]) => Promise<void>
}

/**
 * The changes of a form with pictures, each of which is stored as the draft. `isFull`: the device has no room for the
 * draft or for a picture.
 */
export function useDraftedForm<Values extends WithPictures>(form: FormState<Values>, draft: Draft<Values>) {
  const [isFull, setFull] = useState(false)
  // A picture is added some time after its choice, and must not store the text of that time.
  const latest = useRef(form.values)
  const storing = useRef(Promise.resolve())
  const change = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    latest.current = { ...latest.current, [name]: value }
    form.set(name, value)
    void draft.save(latest.current).then((isStored) => setFull(!isStored))
  }
  const setPictures = (pictures: readonly OutgoingPicture[]) => change('pictures', pictures)
  const store = async (pictures: readonly Blob[]) => {
    const { stored, isFull: isNoRoom } = await draft.storePictures(pictures)
    if (stored.length > 0) setPictures([...latest.current.pictures, ...stored])
    if (isNoRoom) setFull(true)
  }
  const add = (pictures: readonly Blob[]) => {
    storing.current = storing.current.then(() => store(pictures))
    return storing.current
  }
  const remove = async (name: string) => {
    setPictures(latest.current.pictures.filter((one) => nameOfPhoto(one) !== name))
    // A picture that is just being stored is in no value of the form yet.
    await storing.current
    await draft.removeOtherPictures(latest.current.pictures)
  }
  const move = (name: string, by: -1 | 1) => {
    const at = latest.current.pictures.findIndex((one) => nameOfPhoto(one) === name)
    const next = [...latest.current.pictures]
    next.splice(at + by, 0, ...next.splice(at, 1))
    setPictures(next)
  }
  return { change, isFull, setFull, photos: { add, remove, move } }
}
