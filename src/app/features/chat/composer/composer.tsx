import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { maxMessageLength, maxMessagePictures } from '#contract/chat/chat-limits.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { tooLongWords } from '#i18n/too-long-words.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { isComposing } from '#ui/base/is-composing.ts'
import { Note } from '#ui/feedback/first/note.tsx'
import { PictureInput } from '#ui/form/picture-input.tsx'
import { shrinkPicture } from '#ui/form/shrink-picture.ts'
import { usePictureAddresses } from '../picture-addresses.ts'
import styles from './composer.module.css'
import { DraftPictures } from './draft-pictures.tsx'
import { type Draft, useDraft } from './use-draft.ts'

type Properties = {
  userId: string
  conversationId: string
  /** The product or order that is sent with the next message; it can be sent without a text. */
  subject: ReactNode
  hasSubject: boolean
  /** Stores the message for sending; false where the device has no room. */
  onSend: (draft: Draft) => Promise<boolean>
}

/**
 * The field in which a message is written, with pictures; every change is stored as the conversation's draft. Enter
 * sends, Shift and Enter begin a new line.
 */
export function Composer({ userId, conversationId, subject, hasSubject, onSend }: Properties) {
  const { t } = useLingui()
  const { draft, isFull, change, addPictures, removePicture, clear, restore } = useDraft(userId, conversationId)
  const file = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [isAdding, setAdding] = useState(false)
  /** Ends when the last message is stored. */
  const storing = useRef<Promise<unknown> | null>(null)
  const pictures = draft?.pictures ?? []
  const addresses = usePictureAddresses(userId, conversationId, pictures)
  const text = draft?.text ?? ''
  const isTooLong = text.trim().length > maxMessageLength
  const isEmpty = text.trim() === '' && pictures.length === 0 && !hasSubject
  // A message waits for its pictures, which take seconds on a slow device.
  const isHeld = isEmpty || isTooLong || isAdding
  const takesPictures = pictures.length < maxMessagePictures && !isAdding
  useHoldUpdates(isFull)

  const send = async () => {
    // The subject stays in the form until its message is stored, and goes with one message only.
    if (!draft || isHeld || (hasSubject && storing.current)) return
    const message = { ...draft, text: text.trim() }
    // The field is free for the next message at once; messages are stored one after the other.
    clear()
    field.current?.focus()
    const stored = Promise.resolve(storing.current).then(() => onSend(message))
    storing.current = stored
    const isStored = await stored
    if (storing.current === stored) storing.current = null
    setFailed(!isStored)
    restore(isStored ? null : message)
  }
  const add = async (chosen: readonly File[]) => {
    const room = chosen.slice(0, maxMessagePictures - pictures.length)
    setTrouble(room.length < chosen.length ? t`Only five images may be uploaded.` : null)
    setAdding(true)
    await addSmall(room).finally(() => setAdding(false))
    field.current?.focus()
  }
  const addSmall = async (chosen: readonly File[]) => {
    const small: Blob[] = []
    for (const one of chosen) {
      const picture = await shrinkPicture(one)
      if (picture) small.push(picture)
      else setTrouble(failureWords('PICTURE_INVALID', ''))
    }
    await addPictures(small)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    void send()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={styles.composer} aria-label={t`New message`} onSubmit={submit}>
      {subject}
      {pictures.length > 0 && <DraftPictures addresses={addresses} onRemove={(index) => void removePicture(index)} />}
      <div role="alert" className={styles.error} hidden={trouble === null && !isTooLong}>
        {isTooLong ? tooLongWords(maxMessageLength) : trouble}
      </div>
      <div role="status" className={styles.note}>
        {(isFull || isFailed) && (
          <Note kind="warn" icon="warning-circle">
            {isFailed ? (
              <Trans>This device has no room for your message. Free up some space and try again.</Trans>
            ) : (
              <Trans>This device is out of space. Send your message now, or free up some space.</Trans>
            )}
          </Note>
        )}
      </div>
      <div className={styles.line}>
        <IconButton
          label={t`Add pictures`}
          aria-disabled={!takesPictures || undefined}
          onClick={() => takesPictures && file.current?.click()}
        >
          <Icon name="image" size={24} />
        </IconButton>
        <textarea
          ref={field}
          className={styles.text}
          rows={1}
          aria-label={t`Message`}
          placeholder={t`Message`}
          enterKeyHint="send"
          aria-invalid={isTooLong || undefined}
          readOnly={draft === null}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
          onKeyDown={press}
        />
        <button type="submit" className={styles.send} aria-label={t`Send`} aria-disabled={isHeld || undefined}>
          <Icon name="paper-plane-right-fill" size={24} />
        </button>
      </div>
      <PictureInput inputRef={file} label={t`Pictures`} isMultiple onChoose={(files) => void add(files)} />
    </form>
  )
}
