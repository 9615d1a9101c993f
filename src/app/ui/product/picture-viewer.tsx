import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../base/button.tsx'
import { Icon } from '../base/icon.tsx'
import { Tile } from '../layout/tile.tsx'
import styles from './picture-viewer.module.css'
import { usePicturesInSight } from './use-pictures-in-sight.ts'

type Properties = {
  /** Path templates. */
  pictures: readonly string[]
  /** Index of the first picture shown, from 0. */
  first: number
  /** Accessible name of the pictures. */
  label: string
  tint: number
  /** Labels of the two arrow buttons. */
  previous: string
  next: string
  savesData?: boolean
  onClose: () => void
}

/**
 * A full-screen picture viewer: swiped, or turned with arrow keys, Home, End and the two arrow buttons. Esc and the
 * cross close the viewer, and focus returns to the element that opened it. The viewer is open while mounted, and never
 * part of a first view.
 */
export function PictureViewer({ onClose, label, ...rest }: Properties) {
  return (
    <ModalOverlay className={styles.scrim} isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label={label}>
          <Pages label={label} onClose={onClose} {...rest} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Pages({ pictures, first, label, tint, previous, next, savesData = false, onClose }: Properties) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  const { current, reached, follow, show, turn } = usePicturesInSight(row, pictures, savesData)
  const total = pictures.length
  const last = total - 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on opening
  useEffect(() => {
    row.current?.focus({ preventScroll: true })
    if (first > 0) show(first)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys turn the pages, whatever has the focus
    <div className={styles.pages} onKeyDown={turn}>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          <span className="sr">{t`Picture ${current + 1} of ${total}`}</span>
          <span aria-hidden="true">{`${current + 1} / ${total}`}</span>
        </p>
        <IconButton label={t`Close`} onClick={onClose}>
          <Icon name="x-bold" />
        </IconButton>
      </div>
      <div ref={row} className={styles.row} role="group" aria-label={label} tabIndex={0} onScroll={follow}>
        {pictures.map((picture, index) => (
          <Tile
            key={picture}
            template={index <= reached || index === first ? picture : null}
            alt={t`Picture ${index + 1} of ${total}`}
            sizes="(min-width: 835px) 400px, 70vw"
            tint={tint}
            when="soon"
          />
        ))}
      </div>
      {total > 1 && (
        <div className={styles.arrows}>
          <span className={styles.back}>
            <IconButton
              isRaised
              label={previous}
              aria-disabled={current === 0 || undefined}
              onClick={() => show(Math.max(0, current - 1))}
            >
              <Icon name="caret-right-bold" />
            </IconButton>
          </span>
          <IconButton
            isRaised
            label={next}
            aria-disabled={current === last || undefined}
            onClick={() => show(Math.min(last, current + 1))}
          >
            <Icon name="caret-right-bold" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
