import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Picture, type PictureTime } from '../base/picture.tsx'
import styles from './tile.module.css'

type Properties = {
  /** Null: the tint alone, while the picture is not to be fetched yet. */
  template: string | null
  alt?: string
  sizes: string
  /**
   * Any whole number, usually the product's id, which selects one of eight tints; the same product always has the same
   * tint.
   */
  tint: number
  /** `card` shows the picture smaller and raised, `small` is for categories. */
  kind?: 'plain' | 'card' | 'small'
  isFaded?: boolean
  when?: PictureTime
  children?: ReactNode
}

/**
 * A tinted square with a picture on a soft ground shadow; the tint is painted before the picture (docs/design.md#tile).
 */
export function Tile({ template, alt = '', sizes, tint, kind = 'plain', isFaded = false, when, children }: Properties) {
  return (
    <div className={classes(styles.tile, styles[kind], styles[`tint${(tint % 8) + 1}`], isFaded && styles.faded)}>
      {template !== null && <Picture template={template} alt={alt} sizes={sizes} when={when} />}
      {children}
    </div>
  )
}
