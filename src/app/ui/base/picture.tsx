import { createContext, use, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { useIsNear } from '../list/use-is-near.ts'
import { Icon } from './icon.tsx'
import styles from './picture.module.css'

type Properties = {
  /** Path template with `{width}` and `{format}`. */
  template: string
  /** What it shows; empty where words beside it say so. */
  alt: string
  /** CSS `sizes`: how wide it is shown. */
  sizes: string
  /** When it is fetched. */
  when?: PictureTime
}

/**
 * `first`: the largest of a first view, fetched at once and at high priority; `soon`: the rest of it;
 * `near`: everything else, when it comes near the screen.
 */
export type PictureTime = 'first' | 'soon' | 'near'

/** Whether data is saved: pictures that are shown from now on are fetched when they are seen, at the smallest width. */
export const SmallPictures = createContext(false)

const widths = [160, 320, 512]
const addressOf = (template: string, width: number, format: string) =>
  template.replace('{width}', String(width)).replace('{format}', format)

/** A product picture at the size it is shown; an icon says so where it is not saved or did not come, until the network is back. */
export function Picture({ template, alt, sizes, when = 'near' }: Properties) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useIsNear(place, when !== 'near', use(SmallPictures) ? '0px' : undefined)
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
  // An image without a source has another place than one with it: the tint waits alone.
  if (!isNear) return <span ref={place} className={styles.awaited} />
  return <Shown template={template} alt={alt} sizes={sizes} when={when} onError={() => setFailed(template)} />
}

/** What is on the screen keeps its widths when data begins or ceases to be saved: another one would be fetched anew. */
function Shown({ template, alt, sizes, when, onError }: Properties & { onError: () => void }) {
  const [isSmall] = useState(use(SmallPictures))
  const sources = (format: string) =>
    (isSmall ? widths.slice(0, 1) : widths).map((width) => `${addressOf(template, width, format)} ${width}w`).join(', ')
  const avif = sources('avif')
  // Asked for while the screen around it is still being drawn, so that it stands in the first frame: by the page, and in the head of the server's document.
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
