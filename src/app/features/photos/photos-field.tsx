import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { failureWords } from '#i18n/failure-words.ts'
import { Button, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { PictureInput } from '#ui/form/picture-input.tsx'
import { shrinkPicture } from '#ui/form/shrink-picture.ts'
import { useKeepFocus } from '#ui/layout/keep-focus.ts'
import styles from './photos-field.module.css'

/** A picture of the form: `src` is an address on this device or of the server; empty while the picture is read. */
export type FormPicture = { readonly id: string; readonly src: string }

type Properties = {
  /** The name of the group. */
  legend: string
  pictures: readonly FormPicture[]
  most: number
  /** The sentence for more chosen pictures than `most`. */
  tooMany: string
  error: string | undefined
  onAdd: (pictures: readonly Blob[]) => void
  onRemove: (id: string) => void
  /** Moves a picture by one place, towards the first (−1) or the last (1). */
  onMove: (id: string, by: -1 | 1) => void
}

/** The pictures of a form: chosen and made smaller on the device, also without a network; removed and put in order. */
export function PhotosField({ legend, pictures, most, tooMany, error, onAdd, onRemove, onMove }: Properties) {
  const { t } = useLingui()
  const file = useRef<HTMLInputElement>(null)
  const [isAdding, setAdding] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [moved, setMoved] = useState('')
  const total = pictures.length
  // A removed picture disappears with its button; the add button disappears at the maximum number of pictures.
  useKeepFocus(String(total))
  const add = async (chosen: readonly File[]) => {
    const room = chosen.slice(0, most - total)
    setTrouble(room.length < chosen.length ? tooMany : null)
    setAdding(true)
    const small: Blob[] = []
    for (const one of room) {
      const picture = await shrinkPicture(one)
      if (picture) small.push(picture)
      else setTrouble(failureWords('PICTURE_INVALID', ''))
    }
    setAdding(false)
    if (small.length > 0) onAdd(small)
  }
  const move = (id: string, place: number, by: -1 | 1) => {
    onMove(id, by)
    setMoved(t`Picture ${place} is now picture ${place + by} of ${total}.`)
  }
  const message = trouble ?? error
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {message && (
        <p role="alert" className={styles.error}>
          {message}
        </p>
      )}
      {total > 0 && (
        <ul className={styles.pictures} aria-label={t`Pictures`}>
          {pictures.map(({ id, src }, index) => (
            <li key={id}>
              <img
                src={src || undefined}
                alt={t`Picture ${index + 1} of ${total}`}
                width={96}
                height={96}
                decoding="async"
              />
              <button
                type="button"
                className={styles.remove}
                aria-label={t`Remove picture ${index + 1}`}
                onClick={() => {
                  setTrouble(null)
                  onRemove(id)
                }}
              >
                <Icon name="x-bold" size={14} />
              </button>
              {total > 1 && (
                <span className={styles.order}>
                  <IconButton
                    label={t`Move picture ${index + 1} forward`}
                    aria-disabled={index === 0 || undefined}
                    onClick={() => index > 0 && move(id, index + 1, -1)}
                  >
                    <span className={styles.back}>
                      <Icon name="caret-right-bold" size={16} />
                    </span>
                  </IconButton>
                  <IconButton
                    label={t`Move picture ${index + 1} back`}
                    aria-disabled={index === total - 1 || undefined}
                    onClick={() => index < total - 1 && move(id, index + 1, 1)}
                  >
                    <Icon name="caret-right-bold" size={16} />
                  </IconButton>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="sr" role="status">
        {moved}
      </p>
      {total < most && (
        <Button kind="soft" size="small" isLoading={isAdding} onClick={() => file.current?.click()}>
          <Icon name="image" />
          <Trans>
            Add pictures ({total} of {most})
          </Trans>
        </Button>
      )}
      <PictureInput inputRef={file} label={t`Pictures`} isMultiple onChoose={(files) => void add(files)} />
    </fieldset>
  )
}
