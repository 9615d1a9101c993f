import { createContext, use, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { useIsNear } from '../list/use-is-near.ts'
import { Icon } from './icon.tsx'
import styles from './picture.module.css'

type Properties = {
  /** Path template with `{width}` and `{format}`. */
  template: string
  /** Alternative text; empty where text beside the picture describes it. */
  alt: string
  /** CSS `sizes`: the display width. */
  sizes: string
  /** When the picture is fetched. */
  when?: PictureTime
}

/**
 * `first`: the largest picture of a first view, fetched at once and at high priority; `soon`: the other pictures of a
 * first view; `near`: all others, fetched when near the viewport.
 */
export type PictureTime = 'first' | 'soon' | 'near'

/** Whether data saver is on: pictures shown from now on are fetched when visible, at the smallest width. */
export const SmallPictures = createContext(false)

const widths = [160, 320, 512]
const addressOf = (template: string, width: number, format: string) =>
  template.replace('{width}', String(width)).replace('{format}', format)

/**
 * A product picture at its display size. An icon replaces a picture that is not stored or failed to load, until the
 * network returns.
 */
export function Picture({ template, alt, sizes, when = 'near' }: Properties) {
  const frameRef = useRef<HTMLSpanElement>(null)
  const isNear = useIsNear(frameRef, when !== 'near', use(SmallPictures) ? '0px' : undefined)
  const [failed, setFailed] = useState<string | null>(null)
  const hasFailed = failed === template
  useEffect(() => {
    if (!hasFailed) return
    const again = () => setFailed(null)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed])

  if (hasFailed) {
    return (
      <span className={styles.missing} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <Icon name="image" size={28} />
      </span>
    )
  }
  // An image without a source has a different layout from one with a source, so only the tint is shown until then.
  if (!isNear) return <span ref={frameRef} className={styles.awaited} data-awaited="" />
  return <Shown template={template} alt={alt} sizes={sizes} when={when} onError={() => setFailed(template)} />
}

/**
 * A visible picture keeps its widths when data saver is turned on or off, because other widths would be fetched anew.
 */
function Shown({ template, alt, sizes, when, onError }: Properties & { onError: () => void }) {
  const [isSmall] = useState(use(SmallPictures))
  const sources = (format: string) =>
    (isSmall ? widths.slice(0, 1) : widths).map((width) => `${addressOf(template, width, format)} ${width}w`).join(', ')
  const avif = sources('avif')
  // Requested while the screen is still being rendered, so that the picture is in the first frame: by the page, and by
  // the head of the server's document.
  if (when === 'first')
    preload(addressOf(template, isSmall ? 160 : 320, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={addressOf(template, isSmall ? 160 : 320, 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        width={256}
        height={256}
        alt={alt}
        loading={when === 'first' ? 'eager' : 'lazy'}
        fetchPriority={when === 'first' ? 'high' : 'auto'}
        decoding={when === 'first' ? 'sync' : 'async'}
        onError={onError}
      />
    </picture>
  )
}
