import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../base/button.tsx'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { Tile } from '../layout/tile.tsx'
import { useCloseByBack } from '../overlay/use-close-by-back.ts'
import styles from './picture-viewer.module.css'
import { usePicturesInSight } from './use-pictures-in-sight.ts'
import { largestScale, useZoom } from './use-zoom.ts'

type Properties = {
  /** Path templates, or addresses of whole photos. */
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
 * A full-screen picture viewer: swiped, or turned with arrow keys, Home, End and the two arrow buttons; enlarged by two
 * fingers, a double tap, plus and minus (use-zoom.ts). Esc, Back on Android and the cross close the viewer, and focus returns to the
 * element that opened it. The viewer is open while mounted, and never part of a first view.
 */
export function PictureViewer({ onClose, label, ...rest }: Properties) {
  useCloseByBack(onClose)
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
  const { zoom, isZoomed, ...zooming } = useZoom(row, current)
  const total = pictures.length
  const last = total - 1
  const percent = Math.round(zoom.scale * 100)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on opening
  useEffect(() => {
    row.current?.focus({ preventScroll: true })
    if (first > 0) show(first)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys turn and enlarge, whatever has the focus
    <div className={styles.pages} onKeyDown={(event) => zooming.turn(event) || turn(event)}>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          <span className="sr">{t`Picture ${current + 1} of ${total}`}</span>
          {isZoomed && <span className="sr">{t`Zoomed to ${percent}%`}</span>}
          <span aria-hidden="true">{`${current + 1} / ${total}`}</span>
        </p>
        <IconButton label={t`Close`} onClick={onClose}>
          <Icon name="x-bold" />
        </IconButton>
      </div>
      <div
        ref={row}
        className={classes(styles.row, isZoomed && styles.held)}
        role="group"
        aria-label={label}
        tabIndex={0}
        onScroll={follow}
        {...zooming.handlers}
      >
        {pictures.map((picture, index) => {
          const isFetched = index <= reached || index === first
          const alt = t`Picture ${index + 1} of ${total}`
          const isPhoto = isFetched && !picture.includes('{width}')
          return (
            <div key={picture} className={styles.page}>
              <div
                className={styles.picture}
                style={
                  isZoomed && index === current
                    ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
                    : undefined
                }
              >
                {isPhoto ? (
                  <img className={styles.photo} src={picture} alt={alt} decoding="async" />
                ) : (
                  <Tile template={isFetched ? picture : null} alt={alt} sizes="100vw" tint={tint} when="soon" />
                )}
              </div>
            </div>
          )
        })}
      </div>
      <div className={styles.buttons}>
        {total > 1 && (
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
        )}
        <IconButton isRaised label={t`Zoom out`} aria-disabled={!isZoomed || undefined} onClick={zooming.reduce}>
          <Icon name="minus-bold" />
        </IconButton>
        <IconButton
          isRaised
          label={t`Zoom in`}
          aria-disabled={zoom.scale === largestScale || undefined}
          onClick={zooming.enlarge}
        >
          <Icon name="plus-bold" />
        </IconButton>
        {total > 1 && (
          <IconButton
            isRaised
            label={next}
            aria-disabled={current === last || undefined}
            onClick={() => show(Math.min(last, current + 1))}
          >
            <Icon name="caret-right-bold" />
          </IconButton>
        )}
      </div>
    </div>
  )
}
