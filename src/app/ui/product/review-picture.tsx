import { Picture } from '../base/picture.tsx'
import { Tile } from '../layout/tile.tsx'
import styles from './review-picture.module.css'

type Properties = {
  /** Path template. */
  picture: string
  alt?: string
  sizes: string
  tint: number
}

/** The address of the whole photo; null for an illustration of the catalogue. */
export const wholePhoto = (picture: string): string | null =>
  picture.startsWith('/uploads/') ? picture.replace('/{width}.{format}', '.webp') : null

/** A square picture of a review: an illustration of the catalogue stands on a tile, a photo fills the square. */
export function ReviewPicture({ picture, alt = '', sizes, tint }: Properties) {
  if (wholePhoto(picture) === null) return <Tile template={picture} alt={alt} sizes={sizes} tint={tint} />
  return (
    <div className={styles.photo}>
      <Picture template={picture} alt={alt} sizes={sizes} />
    </div>
  )
}
