import { useEffect, useState } from 'react'
import { messagePictures } from '#offline/chat/message-pictures.ts'
import type { OutgoingPicture } from '#offline/upload/outgoing-picture.ts'

const none: readonly string[] = []

/**
 * The addresses for `<img>` of pictures that wait on this device, in their order; empty for a picture that the device
 * has lost. All are empty while the pictures are read.
 */
export function usePictureAddresses(
  userId: string,
  conversationId: string,
  pictures: readonly OutgoingPicture[],
): readonly string[] {
  const [made, setMade] = useState<{ key: string; addresses: readonly string[] }>({ key: '', addresses: none })
  const key = JSON.stringify(pictures)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the pictures
  useEffect(() => {
    let isActive = true
    let addresses: readonly string[] = []
    const revoke = () => addresses.forEach((address) => void URL.revokeObjectURL(address))
    const addressOf = async (picture: OutgoingPicture) => {
      if (!('id' in picture)) return picture.address.replace('{width}', '160').replace('{format}', 'webp')
      const stored = await messagePictures.read(userId, conversationId, picture.id)
      return stored ? URL.createObjectURL(stored) : ''
    }
    void Promise.all(pictures.map(addressOf)).then((all) => {
      addresses = all
      if (isActive) setMade({ key, addresses })
      else revoke()
    })
    return () => {
      isActive = false
      revoke()
    }
  }, [userId, conversationId, key])
  return made.key === key ? made.addresses : pictures.map(() => '')
}
