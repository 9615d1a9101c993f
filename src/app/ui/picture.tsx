import { useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './picture.module.css'

type Properties = {
  /** Path template with `{width}` and `{format}`. */
  template: string
  /** What it shows; empty where words beside it say so. */
  alt: string
  /** CSS `sizes`: how wide it is shown. */
  sizes: string
  /** The first two of a first view: fetched at once and at high priority. */
  isFirst?: boolean
}

const widths = [160, 320, 512]
const sources = (template: string, format: string) =>
  widths.map((width) => `${template.replace('{width}', String(width)).replace('{format}', format)} ${width}w`).join(', ')

/** A product picture at the size it is shown; an icon says so where it is not saved or did not come. */
export function Picture({ template, alt, sizes, isFirst = false }: Properties) {
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === template) {
    return (
      <span className={styles.missing} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <Icon name="image" size={28} />
      </span>
    )
  }
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={sources(template, 'avif')} sizes={sizes} />
      <img
        src={template.replace('{width}', '320').replace('{format}', 'webp')}
        srcSet={sources(template, 'webp')}
        sizes={sizes}
        width={256}
        height={256}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        onError={() => setFailed(template)}
      />
    </picture>
  )
}
