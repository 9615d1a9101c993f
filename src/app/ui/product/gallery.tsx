import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, type ReactNode, useRef } from 'react'
import { classes } from '../base/class-names.ts'
import { Tile } from '../layout/tile.tsx'
import styles from './gallery.module.css'
import { usePicturesInSight } from './use-pictures-in-sight.ts'

/** The properties of a picture in a gallery. */
export type PictureProperties = Pick<
  ComponentProps<typeof Tile>,
  'template' | 'alt' | 'sizes' | 'tint' | 'when' | 'isFaded'
>

type Properties = {
  /** Path templates, all different; a different first picture resets the row. */
  pictures: readonly string[]
  /** Accessible name of the pictures. */
  name: string
  tint: number
  /** Whether data saver is on: the next picture is then fetched only when swiped into view. */
  savesData?: boolean
  isFaded?: boolean
  /** Whether more pictures are expected, for which space is reserved. */
  isAwaited?: boolean
  /** How a picture is shown; a tile by default. */
  Picture?: ComponentType<PictureProperties>
  /** Opens a picture in full; `index` counts from 0. */
  onOpen: (index: number) => void
  /** Round buttons over the picture, which position themselves by `position: absolute`. */
  children?: ReactNode
}

/**
 * A product's pictures (docs/design.md#gallery): on the phone from edge to edge, swiped horizontally, with a pager;
 * from 835 px on with thumbnails at the side. The current picture can be focused: arrow keys, Home and End turn the
 * pages, and a tap or Enter opens the picture in full.
 */
export function Gallery({
  pictures,
  name,
  tint,
  savesData = false,
  isFaded = false,
  isAwaited = false,
  Picture = Tile,
  onOpen,
  children,
}: Properties) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  const { current, reached, follow, show, turn } = usePicturesInSight(row, pictures, savesData)
  const total = pictures.length
  const nameOf = (index: number) => {
    const number = index + 1
    return index === 0 ? name : t`${name}, picture ${number} of ${total}`
  }

  return (
    <div className={classes(styles.gallery, (total > 1 || isAwaited) && styles.several)}>
      {(total > 1 || isAwaited) && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              className={styles.thumb}
              aria-label={t`Picture ${index + 1} of ${total}`}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              <Picture template={picture} sizes="54px" tint={tint} isFaded={isFaded} />
            </button>
          ))}
        </div>
      )}
      <div className={styles.stage}>
        <div
          ref={row}
          className={styles.row}
          data-pictures
          role="group"
          aria-label={t`Pictures`}
          onScroll={follow}
          onKeyDown={turn}
        >
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              className={styles.slide}
              aria-haspopup="dialog"
              aria-label={nameOf(index)}
              tabIndex={index === current ? 0 : -1}
              onClick={() => onOpen(index)}
            >
              <Picture
                template={index <= reached ? picture : null}
                alt={nameOf(index)}
                sizes="(min-width: 835px) 400px, 67vw"
                tint={tint}
                when={index === 0 ? 'first' : 'near'}
                isFaded={isFaded}
              />
            </button>
          ))}
        </div>
        {total > 1 && (
          <div className={styles.pager} aria-hidden="true">
            <span className={styles.dots}>
              {pictures.map((picture, index) => (
                <i key={picture} className={classes(index === current && styles.on)} />
              ))}
            </span>
            <span className={styles.count}>{`${current + 1} / ${total}`}</span>
          </div>
        )}
        {children}
      </div>
    </div>
  )
}
