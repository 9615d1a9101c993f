import { useEffect, useState } from 'react'
import type { OutgoingPicture } from '#offline/upload/outgoing-picture.ts'

/** A name for a picture of a form, stable while the picture is in the form. */
export const nameOfPhoto = (picture: OutgoingPicture): string => ('id' in picture ? picture.id : picture.address)

/** The records of one picture of a form on this device. */
type Stored = {
  readonly read: (id: string) => Promise<Blob | undefined>
  /** The server's address of a picture that has arrived there, and so left this device. */
  readonly readUploaded: (id: string) => Promise<string | undefined>
}

/**
 * The address of a picture for `<img>`: the server's, or one of the picture on this device, which the caller revokes.
 * Undefined for a picture that the device has lost.
 */
async function addressOf(stored: Stored, picture: OutgoingPicture): Promise<string | undefined> {
  if ('address' in picture) return picture.address.replace('{width}', '320').replace('{format}', 'webp')
  const blob = await stored.read(picture.id)
  return blob ? URL.createObjectURL(blob) : stored.readUploaded(picture.id)
}

/** The pictures without those that the device has lost. */
export async function presentPhotos(
  stored: Stored,
  pictures: readonly OutgoingPicture[],
): Promise<readonly OutgoingPicture[]> {
  const addresses = await Promise.all(pictures.map((one) => addressOf(stored, one)))
  for (const address of addresses) if (address) URL.revokeObjectURL(address)
  return pictures.filter((_, index) => addresses[index] !== undefined)
}

/**
 * The addresses of a form's pictures for `<img>`, by the names of the pictures; a picture without an address is absent.
 * `stored` must be stable.
 */
export function usePhotoAddresses(stored: Stored, pictures: readonly OutgoingPicture[]): ReadonlyMap<string, string> {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isActive = true
    let made: readonly string[] = []
    const revoke = () => made.forEach((address) => void URL.revokeObjectURL(address))
    const read = async () => {
      const entries: [string, string][] = []
      for (const picture of pictures) {
        const address = await addressOf(stored, picture)
        if (address) entries.push([nameOfPhoto(picture), address])
      }
      made = entries.map(([, address]) => address)
      if (isActive) setAddresses(new Map(entries))
      else revoke()
    }
    void read()
    return () => {
      isActive = false
      revoke()
    }
  }, [stored, pictures])
  return addresses
}
