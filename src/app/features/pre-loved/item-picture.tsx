import { classes } from '#ui/base/class-names.ts'
import { Picture } from '#ui/base/picture.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import type { PictureProperties } from '#ui/product/gallery.tsx'
import styles from './item-picture.module.css'

/** Whether a picture is a photograph that a shopper uploaded, and no illustration of the catalogue. */
export const isPhoto = (template: string): boolean => template.startsWith('/uploads/')

/** The picture of an item: a photograph fills its square, an illustration of the catalogue stands on a tile. */
export function ItemPicture({ template, alt = '', tint, sizes, when = 'near', isFaded = false }: PictureProperties) {
  if (template !== null && !isPhoto(template))
    return <Tile template={template} alt={alt} tint={tint} sizes={sizes} when={when} isFaded={isFaded} />
  return (
    <div className={classes(styles.photo, isFaded && styles.faded)}>
      {template !== null && <Picture template={template} alt={alt} sizes={sizes} when={when} />}
    </div>
  )
}
