import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { PictureInput } from '#ui/form/picture-input.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { type CodedList, listInAddress } from '../hand-over/list-code.ts'
import { type CodeReader, openCodeReader } from '../hand-over/read-code.ts'
import styles from './sheets.module.css'

/** The time between two readings of the camera, in ms. */
const readingPause = 200

type Fault = 'camera' | 'picture' | 'reader' | 'other-code'

/** Reads the code of a list with the camera, or from a picture of the code. */
export function ScanSheet({ onList, onClose }: { onList: (list: CodedList) => void; onClose: () => void }) {
  const { t } = useLingui()
  const [fault, setFault] = useState<Fault | null>(null)
  const [reader, setReader] = useState<CodeReader | null>(null)
  const file = useRef<HTMLInputElement>(null)
  useEffect(() => {
    openCodeReader().then(
      (opened) => setReader(() => opened),
      () => setFault('reader'),
    )
  }, [])
  const video = useCamera(reader, onList, setFault)
  const readPicture = async (file: File | undefined) => {
    if (!file || !reader) return
    try {
      const text = await reader(await createImageBitmap(file))
      const list = text === null ? null : await listInAddress(text)
      if (list) return onList(list)
    } catch {
      // The file is no picture.
    }
    setFault('picture')
  }
  return (
    <Sheet title={t`Scan a code`} onClose={onClose}>
      <div className={styles.scan}>
        {fault !== 'camera' && fault !== 'reader' && (
          <video ref={video} className={styles.video} playsInline muted aria-label={t`Camera`} />
        )}
        <p className={styles.lead}>
          <Trans>Hold the code of a grocery list in front of the camera, or choose a picture of the code.</Trans>
        </p>
        <div role="status">
          {fault && (
            <Note kind="warn" icon="warning-circle">
              {fault === 'camera' ? (
                <Trans>The camera can't be used. Allow the camera in your browser, or choose a picture.</Trans>
              ) : fault === 'other-code' ? (
                <Trans>This is not the code of a grocery list.</Trans>
              ) : fault === 'picture' ? (
                <Trans>There is no code of a grocery list in this picture.</Trans>
              ) : (
                <Trans>Opening this for the first time needs internet.</Trans>
              )}
            </Note>
          )}
        </div>
        <Button isWide isDisabled={reader === null} onClick={() => file.current?.click()}>
          <Trans>Choose a picture</Trans>
        </Button>
        <PictureInput inputRef={file} label={t`Choose a picture`} onChoose={([chosen]) => void readPicture(chosen)} />
      </div>
    </Sheet>
  )
}

/** Shows the camera in the returned video, and reads codes until one is a list; the camera stops with the sheet. */
function useCamera(reader: CodeReader | null, onList: (list: CodedList) => void, onFault: (fault: Fault) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef({ onList, onFault })
  latest.current = { onList, onFault }
  useEffect(() => {
    if (!reader) return
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isActive = true
    const read = async () => {
      const text = video.current ? await reader(video.current).catch(() => null) : null
      const list = text === null ? null : await listInAddress(text)
      if (!isActive) return
      if (list) return latest.current.onList(list)
      if (text !== null) latest.current.onFault('other-code')
      timer = setTimeout(() => void read(), readingPause)
    }
    const start = async () => {
      // An insecure address has no media devices.
      const opened = await navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } })
      if (!opened) throw new Error('No camera')
      stream = opened
      if (!isActive || !video.current) return stop()
      video.current.srcObject = opened
      await video.current.play()
      await read()
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    start().catch(() => isActive && latest.current.onFault('camera'))
    return () => {
      isActive = false
      clearTimeout(timer)
      stop()
    }
  }, [reader])
  return video
}
