import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { maxRefundPictures } from '#contract/order/refund.ts'
import { failureWords, wordsOfFailure } from '#i18n/failure-words.ts'
import { useIsOffline } from '#sync/connection.ts'
import { sendUpload } from '#sync/send-upload.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { PictureInput } from '#ui/form/picture-input.tsx'
import { shrinkPicture } from '#ui/form/shrink-picture.ts'
import { useKeepFocus } from '#ui/layout/keep-focus.ts'
import styles from './refund.module.css'

/** Small pictures of a refund in a row; with `onRemove` each picture has a remove button. */
export function PictureRow({
  pics,
  label,
  onRemove,
}: {
  pics: readonly string[]
  label: string
  onRemove?: (pic: string) => void
}) {
  const { t } = useLingui()
  const total = pics.length
  return (
    <ul className={styles.pictures} aria-label={label}>
      {pics.map((pic, index) => (
        <li key={pic}>
          <img src={pic} alt={t`Picture ${index + 1} of ${total}`} width={88} height={88} decoding="async" />
          {onRemove && (
            <span className={styles.remove}>
              <IconButton isRaised label={t`Remove picture ${index + 1}`} onClick={() => onRemove(pic)}>
                <Icon name="x-bold" size={16} />
              </IconButton>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

type Properties = {
  /** Addresses of the uploaded pictures. */
  pics: readonly string[]
  error: string | undefined
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
  onPics: (pics: readonly string[]) => void
}

/** Pictures of the defect: chosen and downscaled on the device, uploaded one by one. */
export function RefundPictures({ pics, error, isAdding, onAdding, onPics }: Properties) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const file = useRef<HTMLInputElement>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  // A removed picture disappears with its button; the add button disappears at the maximum number of pictures.
  useKeepFocus(String(pics.length))
  const add = async (chosen: readonly File[]) => {
    const room = chosen.slice(0, maxRefundPictures - pics.length)
    setTrouble(room.length < chosen.length ? t`Only five images may be uploaded.` : null)
    onAdding(true)
    let now = pics
    for (const one of room) {
      const small = await shrinkPicture(one)
      const sent = small && (await sendUpload(small))
      if (sent?.ok) onPics((now = [...now, sent.value]))
      else setTrouble(sent ? wordsOfFailure(sent.failure) : failureWords('PICTURE_INVALID', ''))
    }
    onAdding(false)
  }
  const message = trouble ?? error
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Pictures (optional)</Trans>
      </legend>
      {message && (
        <p role="alert" className={styles.error}>
          {message}
        </p>
      )}
      {pics.length > 0 && (
        <PictureRow
          pics={pics}
          label={t`Pictures`}
          onRemove={(pic) => {
            if (isAdding) return
            setTrouble(null)
            onPics(pics.filter((one) => one !== pic))
          }}
        />
      )}
      {pics.length < maxRefundPictures && (
        <Button
          kind="soft"
          size="small"
          isLoading={isAdding}
          isDisabled={isOffline}
          onClick={() => file.current?.click()}
        >
          <Icon name="image" />
          {isOffline ? <Trans>Adding pictures needs internet</Trans> : <Trans>Add pictures</Trans>}
        </Button>
      )}
      <PictureInput inputRef={file} label={t`Pictures`} isMultiple onChoose={(files) => void add(files)} />
    </fieldset>
  )
}
